/** A step says what to do or to see, and why. Words between stars are in brass. */
export const lessons = {
  'fly-home': {
    title: 'How to win',
    about: 'Fly home together, and four ways to lose.',
    steps: [
      {
        say: 'You have all *four treasures*. Now get away!',
        why: 'You win when everyone is on Fools’ Landing and someone plays a Helicopter Lift.',
      },
      {
        say: 'Choose *Fools’ Landing* to move there.',
        why: 'It’s flooded. If it sinks, the game is lost, whatever you’ve captured.',
      },
      {
        say: 'There are *four ways to lose*.',
        why: 'Fools’ Landing sinks; both tiles of an uncaptured treasure sink; a pawn drowns; the water reaches the skull.',
      },
      { say: 'Everyone is here. *Lift off!*', why: 'The helicopter costs no action: you can play it at any time.' },
    ],
    done: 'You know how to win.',
    remember: 'Four treasures, everyone on Fools’ Landing, one Helicopter Lift: keep that card until the end.',
  },
  'three-actions': {
    title: 'Your three actions',
    about: 'Move from tile to tile.',
    steps: [
      {
        say: 'This is you, on *Iron Gate*.',
        why: 'Each turn you have three actions. The discs beside your name count them.',
      },
      { say: 'Choose *Misty Marsh* to move there.', why: 'Moving to the next tile costs one action.' },
      {
        say: 'Keep going to *Whispering Garden*.',
        why: 'Up, down, left or right, never across open sea. Only the Explorer also moves diagonally.',
      },
      {
        say: 'One action left. Move to *Fools’ Landing*.',
        why: 'Remember this place: the helicopter leaves from here at the end.',
      },
      { say: 'Now end your actions.', why: 'Then you draw two treasure cards, and after them the flood cards.' },
    ],
    done: 'You can take a turn.',
    remember: 'Three actions, in any mix; unused ones are lost. Then two treasure cards, then the flood cards.',
  },
  'keep-it-dry': {
    title: 'Keep it dry',
    about: 'Shore up flooded tiles before they sink.',
    steps: [
      {
        say: 'Three tiles are *flooded*.',
        why: 'You can still stand on them. But if a flooded tile’s card is drawn again, it sinks for good.',
      },
      {
        say: '*Coral Palace* is flooded. Choose it and shore it up.',
        why: 'You’re next to it, so you can shore it up. It costs one of your three actions.',
      },
      {
        say: 'Now *Watchtower*, on your other side.',
        why: 'Your own tile or one next to it: Gold Gate is too far away.',
      },
      { say: 'Let the sea come: end your actions.', why: 'Two flood cards are drawn. Watch Coral Palace.' },
      {
        say: '*Coral Palace* was drawn, and it is only flooded.',
        why: 'If you hadn’t shored it up, it would have sunk.',
      },
    ],
    done: 'You can keep an island dry.',
    remember:
      'Shore up your own tile or one next to it, one action each. A flooded tile sinks for good if its card is drawn.',
  },
  'treasure-cards': {
    title: 'Treasure cards',
    about: 'Draw two, keep five at most.',
    steps: [
      {
        say: 'These are your *treasure cards*.',
        why: 'Four matching cards capture a treasure. All hands are face up: agree on who collects what.',
      },
      { say: 'End your actions to *draw two cards*.', why: 'You draw them one at a time.' },
      {
        say: 'Six cards are one too many. Discard *Fire*.',
        why: 'A hand holds five at most. Bruno is collecting Fire; you’re after Water.',
      },
      {
        say: 'Three *Water* cards: with one more you have enough.',
        why: 'There are five for each treasure, and discards come back when the draw pile runs out.',
      },
    ],
    done: 'You can manage your hand.',
    remember: 'Every turn, two treasure cards after your actions; never more than five cards in your hand.',
  },
  'give-and-take': {
    title: 'Give and take',
    about: 'Give cards to whoever needs them.',
    steps: [
      {
        say: 'Bruno has three *Water* cards. You have a fourth.',
        why: 'That’s enough for a treasure, if your card gets to him.',
      },
      { say: 'Move to Bruno, on *Coral Palace*.', why: 'You can give a card to anyone whose pawn is on your tile.' },
      { say: 'Give Bruno your *Water* card.', why: 'One card, one action. Cards are given, never taken.' },
      { say: 'End your actions, and watch Bruno.', why: 'He now has four Water cards, and he’s on a Water tile.' },
      {
        say: 'Bruno has captured the *Ocean’s Chalice*.',
        why: 'It was your card that did it. You win or lose together.',
      },
    ],
    done: 'You can help your teammates.',
    remember: 'On the same tile, one action gives one treasure card. Special cards can’t be given away.',
  },
  'raise-a-treasure': {
    title: 'Capture a treasure',
    about: 'Four matching cards, in the right place.',
    steps: [
      {
        say: 'You have *four Earth cards*.',
        why: 'The Earth Stone can be captured on two tiles: Temple of the Sun and Temple of the Moon. Either will do.',
      },
      {
        say: 'Move to *Temple of the Sun*.',
        why: 'It’s flooded, but that doesn’t matter. If both temples sink first, though, the game is lost.',
      },
      { say: 'Capture the *Earth Stone*.', why: 'It costs one action and the four cards.' },
      {
        say: 'The *Earth Stone* is yours for good.',
        why: 'It no longer matters if its temples sink. Three treasures to go.',
      },
    ],
    done: 'You can capture a treasure.',
    remember:
      'Four matching cards, on one of the treasure’s two tiles, for one action. Don’t let both tiles sink before that.',
  },
  'waters-rise': {
    title: 'Waters Rise!',
    about: 'Why the same tiles come back.',
    steps: [
      {
        say: 'These *three tiles* have just been flooded.',
        why: 'Their flood cards are in the discard pile, so they shouldn’t come up again soon.',
      },
      {
        say: 'With your last action, shore up *Misty Marsh*.',
        why: 'You never know when a Waters Rise! card will turn up.',
      },
      {
        say: 'End your actions, and see what you draw.',
        why: 'Three of the 28 treasure cards are Waters Rise! cards.',
      },
      {
        say: '*Waters Rise!* The same tiles came up again.',
        why: 'Their cards went back on top. Misty Marsh was dry, so it only flooded; the other two have sunk.',
      },
    ],
    done: 'You know why floods return.',
    remember:
      'Waters Rise! puts the discarded flood cards back on top: flooded tiles are in danger first. At marks 3, 6 and 8, one more card is drawn per turn.',
  },
  'six-adventurers': {
    title: 'Six adventurers',
    about: 'What each of them does better.',
    steps: [
      {
        say: 'Each adventurer has *a power*. You’re the Engineer.',
        why: 'Choose a name at any time to read its power.',
      },
      {
        say: 'Shore up *Bronze Gate* and *Whispering Garden* with one action.',
        why: 'The Engineer shores up two tiles at once. Choose Shore up, then the pair.',
      },
      {
        say: 'End your actions. Bruno is the *Pilot*.',
        why: 'Once per turn, the Pilot can fly to any tile for one action.',
      },
      {
        say: 'Bruno flew all the way to *Tidal Palace*.',
        why: 'Chiara, the Explorer, also moves diagonally. Dario, the Navigator, can move other players’ pawns.',
      },
      {
        say: 'Two more are in the box: *Diver* and *Messenger*.',
        why: 'The Diver moves through flooded and sunken tiles; the Messenger gives treasure cards at any distance.',
      },
    ],
    done: 'You know the six adventurers. Now play a first game.',
    remember: 'Powers save actions. Plan every turn around who can do what.',
  },
} as const;
