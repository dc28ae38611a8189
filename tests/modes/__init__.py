"""The rules beyond the base game: solo, dice pools, five and six players, Passion, promo cards."""
