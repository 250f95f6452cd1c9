/** A step says what to do or to see, and why. Words between stars are in brass. */
export const lessons = {
  'two-cards': {
    title: 'Two cards, one trail',
    about: 'Connect two hexes of the terrains shown.',
    steps: [
      {
        say: 'Two cards are revealed: *Desert* and *Forest*.',
        why: 'Everyone draws one trail from the same two cards, each on their own island.',
      },
      {
        say: 'Choose the *marked trail* to draw it.',
        why: 'It connects a desert hex to the forest hex next to it. The brass marks show everything the cards allow.',
      },
      { say: 'Press *Done*.', why: 'Until everyone is done, you can undo it. Then the next two cards are revealed.' },
      {
        say: 'Next: *Desert* and *Mountain*.',
        why: 'A trail need not touch another. But trails that meet become one.',
      },
      { say: 'Press *Done* again.', why: 'Thirteen turns make a round.' },
    ],
    done: 'You can draw trails.',
    remember:
      'One trail per turn, between two neighbouring hexes: one of each card’s terrain. If you can draw one, you must.',
  },
  'reach-a-sight': {
    title: 'Reach a sight',
    about: 'A sight counts once it’s connected to a village.',
    steps: [
      {
        say: 'This *book* is a sight. Your trail begins there.',
        why: 'A sight counts as soon as a trail connects it to a village, whichever village it is.',
      },
      {
        say: 'One segment to go: extend the trail to *village A*.',
        why: 'The village is in a forest and your trail ends on a mountain: exactly what the cards show.',
      },
      { say: 'Press *Done*.', why: 'Then your trail is revealed, and what it connects is circled on your sheet.' },
      {
        say: 'The book’s *first value* is circled.',
        why: 'Values are circled from left to right: the second sight of a kind is worth as much or more.',
      },
    ],
    done: 'You can connect a sight.',
    remember: 'Obelisk, book, toucan, yeti, sea monster: each counts as soon as a trail connects it to any village.',
  },
  'same-letters': {
    title: 'Two of a letter',
    about: 'Connect matching villages first for a bonus.',
    steps: [
      {
        say: 'Two villages have the letter *A*.',
        why: 'Every letter appears twice on the coast. Connecting the two is worth a lot at the end.',
      },
      { say: 'One segment is missing. *Draw it.*', why: 'The route doesn’t matter, and neither does its length.' },
      { say: 'Press *Done*.', why: 'The first player to connect a letter also gets its blue card.' },
      {
        say: 'A is connected, and its *blue card* is yours.',
        why: 'Each blue card counts in one turn only. From five players on, each letter has a second one.',
      },
    ],
    done: 'You can connect villages.',
    remember:
      'Two villages with the same letter, connected however you like: points at the end, and a blue card for being first.',
  },
  'any-terrain': {
    title: 'Any terrain',
    about: 'The card that is whatever you like.',
    steps: [
      {
        say: 'One card is *any terrain*.',
        why: 'It means desert, forest, mountain or water. Everyone decides for themselves, without saying which.',
      },
      {
        say: 'Far more trails are marked now.',
        why: 'Every trail with at least one water hex is allowed: the other end can be anything.',
      },
      {
        say: 'Lead your trail from the book into the *water*.',
        why: 'From there it’s one step to the sea monster. Water cards are rare: use them well.',
      },
      { say: 'Press *Done*.', why: 'Of the 27 cards, two are “any terrain” and four are water.' },
    ],
    done: 'You can use every card.',
    remember: 'Any terrain is whatever helps you. Keep count of the cards to know what’s still to come.',
  },
  'bonus-trail': {
    title: 'A bonus trail',
    about: 'Complete a kind to draw an extra trail.',
    steps: [
      {
        say: 'One *obelisk* is connected. The other is nearly there.',
        why: 'On this island there are two sights of each kind. The second of a kind earns a bonus trail.',
      },
      { say: 'Connect the second *obelisk*.', why: 'From the desert with the obelisk to the forest below it.' },
      {
        say: 'A *bonus trail*! Draw it to the sea monster’s trail.',
        why: 'Draw it between any two neighbouring hexes, whatever the cards say.',
      },
      { say: 'Press *Done*.', why: 'One turn, two trails, two sights.' },
      {
        say: 'Both obelisks *connected*, and the sea monster too.',
        why: 'If a bonus trail completes another kind, you draw yet another.',
      },
    ],
    done: 'You can earn a bonus trail.',
    remember:
      'The last sight of a kind gives you a bonus trail at once, anywhere on the island: use it on the hardest gap.',
  },
  'end-of-a-round': {
    title: 'The end of a round',
    about: 'Why early sights count more than once.',
    steps: [
      {
        say: 'This is the *thirteenth turn*: the last of the round.',
        why: 'Isla Petit has two rounds, Isla Grande three.',
      },
      { say: 'Reach the *obelisk* in time.', why: 'It’s next to your trail: desert and mountain.' },
      { say: 'Press *Done*.', why: 'Now all the sights that you have connected so far are added up.' },
      {
        say: 'The sum of your sights is *written down*.',
        why: 'They score again at the end of the next round: early sights pay off more than once.',
      },
    ],
    done: 'You know what a round is worth.',
    remember: 'Sights count at the end of every round, villages and bonus cards once. So: sights first.',
  },
  'count-up': {
    title: 'Count up',
    about: 'The last trail, and the final score.',
    steps: [
      {
        say: 'The *last turn* of the game. What do you have?',
        why: 'Two sights and the A villages are connected. One trail to go.',
      },
      { say: 'One more sight: the *obelisk*.', why: 'A trail that connects nothing is worth nothing now.' },
      { say: 'Press *Done*.', why: 'Then the points for rounds, villages and bonus cards are added up.' },
      {
        say: 'That’s the *whole game*.',
        why: 'Against others, the highest score wins. Solo, you play for achievements: from 50 points on Isla Petit.',
      },
    ],
    done: 'You can play. Now for a first game.',
    remember: 'Sights from every round, plus villages, plus bonus cards. Tied? Most bonus points wins.',
  },
} as const;
