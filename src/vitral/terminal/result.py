"""How a game ended, in words: who won and by what."""

from __future__ import annotations

from vitral.terminal.seen import Seen


def result_title(seen: Seen) -> str:
    ending, speaker = seen.scene.ending, seen.speaker
    assert ending is not None
    if ending.won is not None:
        return speaker.say("end-solo-won" if ending.won else "end-solo-lost")
    first = ending.ranking[0].seat
    if seen.play.line.you == [first]:
        return speaker.say("end-title-you")
    return speaker.say("end-title", name=seen.names[first])


def standings(seen: Seen) -> list[str]:
    """The ranking, with what set a seat before the next where points did not; in solo, both scores."""
    scene, speaker, ending = seen.scene, seen.speaker, seen.scene.ending
    assert ending is not None
    if ending.target is not None:
        return [speaker.say("end-solo-score", points=scene.scores[0].total, target=ending.target)]
    lines = []
    for place, standing in enumerate(ending.ranking, 1):
        points = speaker.points(scene.scores[standing.seat].total)
        level = standing.ahead_by not in ("points", "last")
        why = f" ({speaker.say(f'ahead-{standing.ahead_by}')})" if level else ""
        lines.append(f"{speaker.say('place-n', place=place)} {seen.names[standing.seat]}: {points}{why}")
    return lines


def privates_revealed(seen: Seen) -> list[str]:
    """Everybody's private objectives."""
    ending, speaker = seen.scene.ending, seen.speaker
    assert ending is not None
    lines = []
    for seat, cards in enumerate(ending.private):
        names = speaker.listed([speaker.card(card) for card in cards])
        own = speaker.say("private-objectives-of", count=len(cards))
        who = f"{seen.names[seat]}, " if len(ending.private) > 1 and seat < len(seen.names) else ""
        lines.append(f"{who}{own}: {names}")
    return lines
