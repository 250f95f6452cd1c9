import type { Said } from '@skerry/engine';
import type { lessons as en } from '../en/lessons.ts';

export const lessons: Said<typeof en> = {
  'move-by-dice': {
    title: 'Avancer aux dés',
    about: 'Les dés décident des terrains où vous pouvez entrer.',
    steps: [
      {
        say: 'Votre Héros commence dans la ville de *Dallak*.',
        why: 'À votre tour : relever vos cartes, vous déplacer, aventure, marché, puis dépense de l’expérience.',
      },
      { say: '*Lancez* les dés de déplacement.', why: 'Chaque dé affiche les terrains où il vous laisse entrer.' },
      {
        say: 'Allez à la *case marquée* : choisissez-la.',
        why: 'Chaque pas utilise un de vos dés. Les marques de laiton indiquent où ils peuvent vous mener.',
      },
      {
        say: 'Continuez jusqu’au *joyau*.',
        why: 'Un jeton d’aventure s’y trouve : le vert est le plus facile, le rouge le plus difficile.',
      },
      {
        say: 'Les dés restants pourraient vous mener *plus loin*.',
        why: 'Arrêtez-vous où vous voulez. Sur un jeton d’aventure, l’aventure est obligatoire.',
      },
    ],
    done: 'Vous savez parcourir les terres sauvages.',
    remember:
      'Lancez, puis dépensez un dé par pas vers un terrain qu’il affiche. Au lieu de lancer, vous pouvez faire un pas vers n’importe quel terrain.',
  },
  'rest-on-the-way': {
    title: 'Se reposer en chemin',
    about: 'Renoncez à des dés pour retirer de la fatigue.',
    steps: [
      {
        say: 'Votre Héros a deux jetons de *fatigue*.',
        why: 'Certaines capacités coûtent de la fatigue, jusqu’à votre Vigueur. Imposée au-delà, elle devient des blessures.',
      },
      {
        say: '*Reposez-vous* : retirez les deux jetons.',
        why: 'Avec de la fatigue, vous avez quatre dés. Chaque jeton retiré en coûte un.',
      },
      {
        say: 'Plus de fatigue, et encore *deux dés* pour avancer.',
        why: 'Les blessures se soignent en ville, contre de l’or.',
      },
    ],
    done: 'Vous savez reprendre votre souffle.',
    remember: 'Au lieu de quatre dés, lancez-en moins : chaque dé auquel vous renoncez retire une fatigue.',
  },
  'meet-a-challenge': {
    title: 'Affronter un Défi',
    about: 'Attaquez avec votre meilleure valeur, défendez-vous ailleurs.',
    steps: [
      {
        say: 'Un *Cairn sans repos* barre la route. Restez et combattez !',
        why: 'Il a 2 en Vie. Vous pourriez aussi tenter de fuir.',
      },
      {
        say: 'D’abord la phase à distance : *défendez-vous*.',
        why: 'De loin, il ne blesse pas. Votre Héros n’attaque qu’une fois par round : gardez-le pour la suite.',
      },
      {
        say: 'Puis le corps à corps, votre point fort : *attaquez*.',
        why: 'Cornacier a 4 en Corps : deux dés plus 4 doivent faire au moins 12. Réussir inflige deux blessures.',
      },
      {
        say: 'Utilisez la *capacité* de votre Héros : +2 à ce jet.',
        why: 'Elle coûte une fatigue. 6 ou plus avec deux dés à dix faces suffit alors ; un échec coûte une blessure.',
      },
      {
        say: 'Le cairn est *vaincu* : de l’or et de l’expérience.',
        why: 'Une défaite vous aurait coûté votre or et votre carte la plus chère, et un réveil en ville.',
      },
    ],
    done: 'Vous savez affronter un Défi.',
    remember:
      'Fuite, distance, corps à corps, magie : attaquez avec votre meilleure valeur, défendez-vous ailleurs. Deux dés à dix faces plus votre valeur contre celle de la carte.',
  },
  'in-town': {
    title: 'En ville',
    about: 'Achetez des Objets et soignez vos blessures.',
    steps: [
      {
        say: 'En ville, il y a un *marché*.',
        why: 'Les Objets vous renforcent, les Alliés combattent avec vous. Vous avez six pièces d’or.',
      },
      { say: 'Achetez la *Rondache*.', why: 'Elle aide à chaque défense à distance ou au corps à corps.' },
      { say: 'Faites soigner votre *blessure*.', why: 'Une pièce d’or par blessure, dans toutes les villes.' },
      { say: '*Quittez* le marché.', why: 'Ce qui reste à l’étal peut avoir disparu à votre retour.' },
    ],
    done: 'Vous savez faire le marché.',
    remember:
      'Deux Armes, une Armure et deux Alliés au plus. Dépensez votre or sans attendre : un Héros assommé le perd entièrement.',
  },
  'get-better': {
    title: 'Progresser',
    about: 'À quoi sert l’expérience.',
    steps: [
      {
        say: 'Vous avez gagné de l’*expérience*.',
        why: 'Chaque Défi vaincu à terre ou en mer rapporte des points ; plus il est dur, plus il en rapporte.',
      },
      {
        say: 'Entraînez votre *Corps*.',
        why: 'Deux de plus au corps à corps, pour toujours. L’Esprit sert à distance, l’Âme à la magie.',
      },
      { say: 'C’est assez pour l’instant : *terminez votre tour*.', why: 'Les points non dépensés se gardent.' },
    ],
    done: 'Vous savez progresser.',
    remember:
      'En fin de tour, les points deviennent des jetons : Esprit, Corps, Âme, Vie, Vigueur. Progressez avant les joyaux rouges.',
  },
  'a-captain': {
    title: 'Un Capitaine',
    about: 'Le chemin de la mer, et comment gagner.',
    steps: [
      {
        say: 'Au-delà des terres, il y a la *mer*, et l’Île de l’Effroi.',
        why: 'Vaincre Assif Shib-Sa sur cette Île, c’est gagner la partie. Pour naviguer, il faut un Capitaine.',
      },
      {
        say: '*Cherchez des Capitaines* au port.',
        why: 'Chaque recherche fait venir un Capitaine de plus. Vous pouvez chercher une fois par visite.',
      },
      {
        say: 'Engagez *Brask Quille-de-Fer*.',
        why: 'Dès votre prochain tour, vous pouvez appareiller de cette ville et suivre les routes maritimes.',
      },
      {
        say: 'Vous avez un *Capitaine*. La mer vous est ouverte.',
        why: 'En mer, on gagne des cartes marines. Une paire, une bleue et une verte, mène à l’Île.',
      },
    ],
    done: 'Vous savez engager un Capitaine.',
    remember:
      'Progressez à terre, engagez un Capitaine, réunissez des cartes marines, puis affrontez l’Île de l’Effroi.',
  },
  sail: {
    title: 'En mer',
    about: 'De mouillage en mouillage.',
    steps: [
      {
        say: 'Vous avez un *Capitaine* : la mer vous est ouverte.',
        why: 'Si votre étape de déplacement commence en ville avec lui, appareiller remplace le lancer de dés.',
      },
      {
        say: 'Naviguez jusqu’au *mouillage* de Dallak.',
        why: 'Une route par tour, jusqu’au mouillage ou à la ville qui suit. D’un mouillage, il faut repartir ensuite.',
      },
      {
        say: '*Chevaucheurs de poissons volants !* Restez et combattez.',
        why: 'À un mouillage, vous piochez chaque fois une carte Mer. Un Défi en mer est rude et vaut trois points.',
      },
      {
        say: 'Faites attaquer votre *Capitaine* à distance.',
        why: 'En mer, le Capitaine peut aussi attaquer une fois par round. En cas d’échec, c’est lui qui est blessé.',
      },
      {
        say: 'Au corps à corps, attaquez avec *Cornacier*.',
        why: '4 en Corps et un jeton Corps font 6. Deux dés plus 6 doivent faire au moins 15.',
      },
      { say: '*Lancez !*', why: 'Il leur reste 1 en Vie. Une attaque réussie inflige deux blessures.' },
      {
        say: 'Vous gagnez une *carte marine*, de l’or et trois points.',
        why: 'Chaque étape d’expérience au mouillage coûte au Capitaine une fatigue, puis, Vigueur épuisée, une blessure.',
      },
    ],
    done: 'Vous savez naviguer.',
    remember:
      'Une route par tour, et une carte Mer à chaque mouillage. En ville, le voyage prend fin et votre Capitaine débarque.',
  },
  'the-island': {
    title: 'L’Île',
    about: 'Le dernier combat, et comment gagner.',
    steps: [
      {
        say: 'Votre tour commence au *mouillage*, avec deux *cartes marines*.',
        why: 'Une bleue et une verte font une paire. Avec elle, vous pouvez partir pour l’Île de l’Effroi.',
      },
      {
        say: 'Partez pour l’*Île de l’Effroi*.',
        why: 'C’est avant tout le reste du tour. Il en coûte la paire et le Capitaine ; vos Alliés vous suivent.',
      },
      {
        say: 'Utilisez le *Livre de Korsec-Amin*.',
        why: 'Assif Shib-Sa n’a plus que 7 en Vie au lieu de 9, et ne fait aucun dégât au premier round.',
      },
      {
        say: 'Ici, nulle fuite. Attaquez avec *Nessa Vent-de-Sel*.',
        why: 'Vos Alliés combattent. À distance, c’est la meilleure : deux dés plus 7 contre 18.',
      },
      {
        say: 'Au corps à corps, attaquez avec *Cornacier*.',
        why: 'Entraînement et deux armes : deux dés plus 14 contre 19, et quatre blessures en cas de réussite.',
      },
      { say: '*Lancez !*', why: 'Un échec, et tout continue, round après round, jusqu’à sa chute ou la vôtre.' },
      {
        say: 'Achevez-le par la magie, avec *Vessa*.',
        why: 'Il reste 2 en Vie à Assif Shib-Sa, et l’attaque de Vessa inflige deux blessures.',
      },
    ],
    done: 'Vous savez gagner. Place à une première partie.',
    remember:
      'Une paire de cartes marines mène à l’Île. La première personne à y vaincre Assif Shib-Sa gagne aussitôt.',
  },
};
