declare module "virtual:words/*" {
  const messages: string;
  export default messages;
}
