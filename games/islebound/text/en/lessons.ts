/** A step says what to do or to see, and why. Words between stars are in brass. */
export const lessons = {
  'sail-and-visit': {
    title: 'Sail and visit',
    about: 'What a turn is made of.',
    steps: [
      {
        say: 'Your ship is in *Marhaven*, a sea port.',
        why: 'A turn is simple: sail to another region, then take one action there.',
      },
      {
        say: 'Choose *The Grotto* to sail there.',
        why: 'You can’t stay here. Your speed is 2, so you go one or two steps; fish take you further.',
      },
      {
        say: '*Visit* the town.',
        why: 'It costs one coin here. The Grotto gives fish: four, and one more for each Work crew member on deck.',
      },
      {
        say: 'Five fish in the hold. *End your turn.*',
        why: 'The coin is now on the treasure map: the next treasure hunt takes everything there.',
      },
    ],
    done: 'You can sail the archipelago.',
    remember: 'Sail, then one action: visit, attack, diplomacy or a treasure hunt. Buying a building is a free action.',
  },
  'share-the-sea': {
    title: 'Share the sea',
    about: 'What it costs to stay where another ship is.',
    steps: [
      {
        say: 'Bruno’s ship is at *The Grotto*.',
        why: 'You may sail through his region for free. To stay there, you exhaust an Administrate crew member.',
      },
      {
        say: 'Sail to *The Grotto* all the same.',
        why: 'It takes one crew member, however many ships are there. With none on deck you couldn’t go.',
      },
      { say: '*Visit* the town.', why: 'The other ship doesn’t hinder you: you pay the coin and take the fish.' },
      {
        say: 'One *Administrate* crew member is below deck.',
        why: 'Some towns ask for one, too. Until you rest, you have one left: for another such place, or to share again.',
      },
    ],
    done: 'You can share the sea.',
    remember: 'Passing other ships is free. To end your move among them, exhaust one Administrate crew member.',
  },
  'your-crew': {
    title: 'Your crew',
    about: 'Exhausted crew go below; a rest brings them back up.',
    steps: [
      {
        say: 'These are your *crew*, all on deck.',
        why: 'Each has a skill. Some towns make you exhaust one, who then goes below deck.',
      },
      {
        say: 'Visit *Ratnest*, the pirates’ nest.',
        why: 'It costs a coin, and you exhaust one crew member of your choice.',
      },
      {
        say: 'Exhaust an *Administrate* crew member.',
        why: 'Keep your Work crew member on deck: Ratnest gives one wood for each.',
      },
      {
        say: 'Two *pirates* and a *wood*. One of the crew is below.',
        why: 'To bring them back on deck, visit a town where you can rest: any sea port, for example.',
      },
    ],
    done: 'You can put your crew to work.',
    remember: 'On deck they can work; exhausted, they wait below; a rest in port brings them all back up.',
  },
  hire: {
    title: 'Hire crew',
    about: 'Two skills for a few coins.',
    steps: [
      {
        say: 'Two of your crew are *below deck*, exhausted.',
        why: 'Undervall helps twice: you can rest there, and then hire crew.',
      },
      { say: 'Visit *Undervall*.', why: 'A town’s action goes from left to right: the rest comes first.' },
      {
        say: 'Everyone is on deck. Hire the *first in the row*.',
        why: 'Crew with two skills can do either job. The price is below each place.',
      },
      {
        say: 'A *Sail* crew member on deck makes your ship faster.',
        why: '1 more speed for each Sail crew member on deck, up to a speed of 4.',
      },
    ],
    done: 'You can build a crew.',
    remember: 'Rest before you hire: new crew come straight on deck. Combat helps in attacks, Negotiate in diplomacy.',
  },
  'by-force': {
    title: 'By force',
    about: 'Attack a town with a red banner.',
    steps: [
      {
        say: '*The Grotto* has a red banner: you can attack it.',
        why: 'Its strength is four. You have three pirates; each of them gets a die.',
      },
      { say: '*Attack!*', why: 'That is your action for this turn, instead of a visit.' },
      {
        say: 'Send *three pirates*.',
        why: 'If you win, all three go back to the supply. If you retreat, you lose only one.',
      },
      { say: '*Roll* the dice.', why: 'High dice make a pirate strong.' },
      {
        say: 'Six against four. Choose *Best placement*.',
        why: 'If you were short, you could injure crew to make up the difference.',
      },
      {
        say: '*The Grotto* is yours, with four coins of spoils.',
        why: 'From now on others pay you when they visit it, and you may visit it at once for free.',
      },
    ],
    done: 'You can take a town by force.',
    remember:
      'A red banner, pirates or serpents, dice at least as strong as the town: it’s yours, and the spoils with it.',
  },
  reroll: {
    title: 'Reroll',
    about: 'Wood gives weak dice another try.',
    steps: [
      {
        say: 'Three pirates attack *The Grotto*. *Roll* the dice.',
        why: 'The town’s strength is four. You also have a wood.',
      },
      {
        say: 'That makes three, one short. Reroll the *one*.',
        why: 'A wood rerolls one die. To a pirate, a one is worth nothing, so you can’t lose by it.',
      },
      {
        say: 'That’s enough: choose *Best placement*.',
        why: 'With more wood you could reroll more, even the same die. Otherwise, injured crew add one each.',
      },
      {
        say: '*The Grotto* is yours.',
        why: 'Wood is paid win or lose. Combat crew that you exhaust before the roll add a die each.',
      },
    ],
    done: 'You can make luck with wood.',
    remember: 'Before you place the dice, each wood rerolls one. Still short? Injure crew to make up the difference.',
  },
  'by-talk': {
    title: 'By diplomacy',
    about: 'Win a town with influence.',
    steps: [
      {
        say: '*Fel’s Garden* has a blue-green banner: use diplomacy.',
        why: 'It takes 5 influence. Your two cubes on the track are worth two and three.',
      },
      { say: 'Choose *Diplomacy*.', why: 'It is your action for this turn, and nothing is left to chance.' },
      { say: 'Spend the cube that is worth *three*.', why: 'Cubes further along the track are worth more.' },
      { say: 'And the one that is worth *two*.', why: 'Together that is five: just enough.' },
      {
        say: '*Fel’s Garden* is yours.',
        why: 'Exhausting Negotiate crew adds influence. Events and some towns give you new cubes.',
      },
    ],
    done: 'You can win a town by diplomacy.',
    remember: 'A blue-green banner and enough influence: it never fails, but you spend the cubes.',
  },
  events: {
    title: 'Events',
    about: 'Complete an event to gain influence.',
    steps: [
      {
        say: '*Farwold* has an event: Herald’s Fee.',
        why: 'While your ship is there, you can complete it by paying what it asks for: three coins.',
      },
      {
        say: 'Complete *Herald’s Fee*.',
        why: 'That’s a free action, before or after your action. It has no entry cost.',
      },
      {
        say: 'You place *three cubes* on the influence track.',
        why: 'Each goes to the leftmost empty slot. Slots further right are worth more. A new event is shown.',
      },
      {
        say: 'You still have your action: *hunt* for treasure.',
        why: 'In any region, a hunt takes all coins from the treasure map: five. With none there, it brings one coin.',
      },
    ],
    done: 'You can complete events.',
    remember:
      'Events are free actions and give cubes for diplomacy. A treasure hunt takes all coins on the treasure map.',
  },
  'a-city-of-your-own': {
    title: 'A city of your own',
    about: 'Buy buildings; the seventh or eighth triggers the last round.',
    steps: [
      {
        say: 'This is the *building row*.',
        why: 'Buildings are points and help you all game. The ones on the left also need books.',
      },
      {
        say: 'Choose *Buy*, and buy the *fourth building*.',
        why: 'For coins, wherever you are, as often as you can pay, on top of your action.',
      },
      { say: 'Now visit *Stratic*, where you can build.', why: 'There you pay with wood and fish instead of coins.' },
      { say: '*Build* a second one.', why: 'Two buildings in one turn: a fine day’s work.' },
    ],
    done: 'You can build a city.',
    remember:
      'Buy with coins anywhere, build with wood and fish at Stratic. When someone has eight buildings (seven with four players), finish the round, then play one last round.',
  },
  renown: {
    title: 'Renown',
    about: 'Reputation cards, and what they give.',
    steps: [
      {
        say: '*Farwold* spreads your renown.',
        why: 'Reputation cards move you along the renown track; at 7 you take a token.',
      },
      { say: 'Visit *Farwold*.', why: 'It costs a coin, and you exhaust an Administrate crew member.' },
      {
        say: 'Choose *A Hold Full of Timber*.',
        why: 'It gives you 1 renown, and everyone 1 more for each wood: 4 for you. The other card would give you 1.',
      },
      {
        say: 'Farwold gives something, too: take the *fish*.',
        why: 'Each fish can take you one region further next turn.',
      },
    ],
    done: 'You know how renown grows. Now for a first game.',
    remember:
      'Coins, buildings and renown are points. One more round follows when someone completes a city or, in the second English edition, takes the last token.',
  },
} as const;
