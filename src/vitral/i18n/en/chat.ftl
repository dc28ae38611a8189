# Chat at a table: emotes, nudges, lines of text, and why one of them was refused.

chat-title = Chat
chat-unread = { $count ->
    [one] { $count } unread message
   *[other] { $count } unread messages
}
chat-lines = Messages
chat-none = No messages yet.
chat-write = Type a message
chat-send = Send
chat-no-words = There is no chat at this table, but you can say one of these things.
chat-emotes = Say something
chat-emote-hello = Hello!
chat-emote-nice = Nice!
chat-emote-wow = Wow!
chat-emote-thanks = Thank you!
chat-emote-thinking = Let me think …
chat-emote-oops = Oops!
chat-emote-sorry = Sorry!
chat-emote-bye = Good game, bye!
chat-nudge = Nudge
chat-nudged-you = { $name } nudges you: it is your turn.
chat-said = { $name }: { $text }
chat-mute = Mute { $name }
refused-no_chat = There is no chat at this table.
refused-empty_message = That message is empty.
refused-too_long = That message is too long: 300 characters at most.
refused-too_soon = You are sending messages too fast. Wait a few seconds.
refused-nobody_to_nudge = There is nobody to nudge right now.
refused-already_nudged = You have already nudged this turn.
