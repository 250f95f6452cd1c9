/** A step says what to do or to see, and why. Words between stars are in brass. */
export const lessons = {
  'move-by-dice': {
    title: 'Move by dice',
    about: 'The dice decide which terrain you can enter.',
    steps: [
      {
        say: 'Your Hero begins in the town of *Dallak*.',
        why: 'Your turn: turn used cards up, move, have an adventure, visit the market, spend experience.',
      },
      { say: '*Roll* the movement dice.', why: 'Each die shows terrain that it lets you enter.' },
      {
        say: 'Move to the *marked space*: choose it.',
        why: 'Each step uses one of your dice. Brass marks show where they can take you.',
      },
      { say: 'Continue to the *jewel*.', why: 'There’s an adventure counter there: green is easiest, red hardest.' },
      {
        say: 'The dice that are left could take you *further*.',
        why: 'Stop where you like. If you stop at an adventure counter, you have an adventure.',
      },
    ],
    done: 'You can walk the wilds.',
    remember:
      'Roll, then spend a die for each step onto terrain it shows. Instead of rolling, you can take one step onto any terrain.',
  },
  'rest-on-the-way': {
    title: 'Rest on the way',
    about: 'Give up dice to remove exhaustion.',
    steps: [
      {
        say: 'Your Hero is *tired*: two exhaustion.',
        why: 'Some abilities cost exhaustion, up to your Stamina. Exhaustion forced on you beyond that becomes wounds.',
      },
      {
        say: '*Rest*: take both counters off.',
        why: 'Tired, you have four dice. Each counter you remove costs one of them.',
      },
      { say: 'Rested, and *two dice* left to move with.', why: 'Wounds are healed in towns, for gold.' },
    ],
    done: 'You can catch your breath.',
    remember: 'Instead of rolling four dice, roll fewer: each die you give up removes one exhaustion.',
  },
  'meet-a-challenge': {
    title: 'Meet a Challenge',
    about: 'Attack where you are strong, defend elsewhere.',
    steps: [
      { say: 'A *Restless Cairn* bars the way. Stand and fight!', why: 'It has 2 Life. You could also try to escape.' },
      {
        say: 'First the ranged phase: *defend*.',
        why: 'At range it does no damage. Your Hero attacks only once a round: save it for where it counts.',
      },
      {
        say: 'Now melee, your strong side: *attack*.',
        why: 'Steelhorns has Body 4: two dice plus 4 must make at least 12. A hit deals two wounds.',
      },
      {
        say: 'Use your Hero’s *ability*: roll with +2.',
        why: 'It costs one exhaustion. Then 6 or more on two ten-sided dice is enough; a miss costs a wound.',
      },
      {
        say: 'The cairn is *defeated*: gold and experience for you.',
        why: 'If you had lost, all your gold and your most expensive card would be gone, and you’d wake up in a town.',
      },
    ],
    done: 'You can fight a Challenge.',
    remember:
      'Escape, ranged, melee, magic: attack where you are strong, defend elsewhere. Two ten-sided dice plus your value against the number on the card.',
  },
  'in-town': {
    title: 'In town',
    about: 'Buy Items and heal wounds.',
    steps: [
      {
        say: 'In a town there is a *market*.',
        why: 'Items make you stronger, Allies fight at your side. You have six gold.',
      },
      { say: 'Buy the *Round Shield*.', why: 'It helps whenever you defend against ranged or melee attacks.' },
      { say: 'Have your *wound* healed.', why: 'One gold for each wound, in any town.' },
      { say: '*Leave* the market.', why: 'What you leave in the stack may be gone when you come back.' },
    ],
    done: 'You can go shopping.',
    remember:
      'Two Weapons, one Armour and two Allies at most. Spend gold early: if you’re knocked out, you lose it all.',
  },
  'get-better': {
    title: 'Get better',
    about: 'What experience is good for.',
    steps: [
      {
        say: 'You have earned *experience*.',
        why: 'Every Challenge you defeat on land or at sea gives points; harder ones give more.',
      },
      { say: 'Train your *Body*.', why: 'Two more in melee, for good. Mind is for ranged attacks, Spirit for magic.' },
      { say: 'That’s enough for now: *end your turn*.', why: 'Unspent points are kept.' },
    ],
    done: 'You can grow stronger.',
    remember:
      'At the end of a turn, points become counters: Mind, Body, Spirit, Life, Stamina. Get stronger before you try the red jewels.',
  },
  'a-captain': {
    title: 'A Captain',
    about: 'The way to the sea, and how to win.',
    steps: [
      {
        say: 'Beyond the land is the *sea*, and the Island of Dread.',
        why: 'The first to defeat Assif Shib-Sa on that Island wins the game. To sail, you need a Captain.',
      },
      {
        say: '*Look for Captains* in the harbour.',
        why: 'Each time you look, one more Captain comes into port. You can look once per visit.',
      },
      {
        say: 'Hire *Brask Ironkeel*.',
        why: 'From your next turn you can set sail from this town along the sea lanes.',
      },
      {
        say: 'You have a *Captain*. The sea is open to you.',
        why: 'At sea there are maps to win. A set, one blue and one green, takes you to the Island.',
      },
    ],
    done: 'You can hire a Captain.',
    remember: 'Grow strong on land, hire a Captain, gather maps at sea, then take on the Island of Dread.',
  },
  sail: {
    title: 'Sail',
    about: 'Over the sea, from anchor to anchor.',
    steps: [
      {
        say: 'You have a *Captain*: the sea is open to you.',
        why: 'If you begin the Movement Step in a town with your Captain, you can set sail instead of rolling.',
      },
      {
        say: 'Sail to the *anchor* off Dallak.',
        why: 'You follow one lane per turn, to its next anchor or town. From an anchor, you must sail on next turn.',
      },
      {
        say: '*Flying-Fish Riders!* Stand and fight.',
        why: 'At an anchor, you draw a sea card every time. Sea Challenges are tough, and worth three points.',
      },
      {
        say: 'Let your *Captain* attack at range.',
        why: 'At sea the Captain can make one attack a round, too. If it fails, the Captain is hurt, not your Hero.',
      },
      {
        say: 'Now *Steelhorns* in melee.',
        why: 'Body 4 and one Body counter make 6. Two dice plus 6 must make at least 15.',
      },
      { say: '*Roll!*', why: 'The Riders have one Life left. A hit deals two wounds.' },
      {
        say: 'You’ve won a *map*, gold and three points.',
        why: 'Each Experience Step at an anchor costs your Captain one exhaustion, or a wound once it’s full.',
      },
    ],
    done: 'You can sail.',
    remember:
      'One lane per turn, and a sea card at each anchor. In a town the voyage ends, and your Captain goes ashore.',
  },
  'the-island': {
    title: 'The Island',
    about: 'The last fight, and how to win.',
    steps: [
      {
        say: 'Your turn begins at an *anchor*, with two *maps*.',
        why: 'One blue and one green make a set. With a set you can make for the Island of Dread.',
      },
      {
        say: 'Make for the *Island of Dread*.',
        why: 'It comes before all else in your turn. It costs the set and your Captain; your Allies come with you.',
      },
      {
        say: 'Use the *Book of Korsec-Amin*.',
        why: 'Assif Shib-Sa then has 7 Life instead of 9, and does no damage in the first round.',
      },
      {
        say: 'Nobody escapes here. Attack with *Nessa Saltwind*.',
        why: 'Allies fight along. At range she is your best: two dice plus 7 against 18.',
      },
      {
        say: 'In melee, attack with *Steelhorns*.',
        why: 'With training and two weapons: two dice plus 14 against 19, and four wounds for a hit.',
      },
      {
        say: '*Roll!*',
        why: 'If anyone misses, you fight another round, and another, until Assif Shib-Sa falls or you do.',
      },
      {
        say: 'Finish it by magic: attack with *Vessa*.',
        why: 'Assif Shib-Sa has two Life left, and a hit of hers deals two wounds.',
      },
    ],
    done: 'You can win. Now for a first game.',
    remember: 'A set of maps takes you to the Island. The first to defeat Assif Shib-Sa there wins at once.',
  },
} as const;
