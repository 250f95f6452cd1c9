import type { Said } from '@skerry/engine';
import type { lessons as en } from '../en/lessons.ts';

export const lessons: Said<typeof en> = {
  'fly-home': {
    title: 'So gewinnt ihr',
    about: 'Zusammen nach Hause fliegen, und vier Arten zu verlieren.',
    steps: [
      {
        say: 'Ihr habt alle *vier Schätze*. Jetzt nichts wie weg!',
        why: 'Ihr gewinnt, wenn alle auf dem Landeplatz der Narren sind und jemand eine Hubschrauberkarte spielt.',
      },
      {
        say: 'Wähle den *Landeplatz der Narren*, um hinzugehen.',
        why: 'Er ist überflutet. Versinkt er, ist die Partie verloren, egal was ihr geborgen habt.',
      },
      {
        say: 'Es gibt *vier Arten zu verlieren*.',
        why: 'Der Landeplatz oder beide Felder eines Schatzes versinken, jemand ertrinkt, das Wasser erreicht den Totenkopf.',
      },
      {
        say: 'Alle sind da. *Hebt ab!*',
        why: 'Der Hubschrauber kostet keine Aktion: Du kannst ihn jederzeit spielen.',
      },
    ],
    done: 'Du weißt, wie ihr gewinnt.',
    remember: 'Vier Schätze, alle auf dem Landeplatz der Narren, eine Hubschrauberkarte: Hebt sie bis zum Ende auf.',
  },
  'three-actions': {
    title: 'Deine drei Aktionen',
    about: 'Geh von Feld zu Feld.',
    steps: [
      {
        say: 'Das bist du, am *Eisentor*.',
        why: 'In jedem Zug hast du drei Aktionen. Die Scheiben neben deinem Namen zählen sie.',
      },
      { say: 'Wähle das *Nebelmoor*, um dorthin zu gehen.', why: 'Zum benachbarten Feld zu gehen kostet eine Aktion.' },
      {
        say: 'Geh weiter zum *Garten des Flüsterns*.',
        why: 'Nach oben, unten, links oder rechts, nie übers offene Meer. Nur der Forscher geht auch schräg.',
      },
      {
        say: 'Noch eine Aktion. Geh zum *Landeplatz der Narren*.',
        why: 'Merk dir diesen Ort: Am Ende startet von hier der Hubschrauber.',
      },
      { say: 'Beende jetzt deine Aktionen.', why: 'Dann ziehst du zwei Schatzkarten und danach die Flutkarten.' },
    ],
    done: 'Du kannst einen Zug spielen.',
    remember: 'Drei Aktionen, beliebig gemischt; ungenutzte verfallen. Dann zwei Schatzkarten, dann die Flutkarten.',
  },
  'keep-it-dry': {
    title: 'Alles trocken halten',
    about: 'Leg überflutete Felder trocken, bevor sie versinken.',
    steps: [
      {
        say: 'Drei Felder sind *überflutet*.',
        why: 'Man kann noch darauf stehen. Kommt aber die Karte eines überfluteten Feldes wieder, versinkt es für immer.',
      },
      {
        say: 'Der *Korallenpalast* ist überflutet. Leg ihn trocken.',
        why: 'Du bist daneben, also geht es: Wähle ihn. Das kostet eine deiner drei Aktionen.',
      },
      {
        say: 'Jetzt den *Wachturm*, auf deiner anderen Seite.',
        why: 'Dein eigenes Feld oder ein benachbartes: Das Goldtor ist zu weit weg.',
      },
      {
        say: 'Lass das Meer kommen: Beende deine Aktionen.',
        why: 'Zwei Flutkarten werden gezogen. Behalte den Korallenpalast im Auge.',
      },
      {
        say: 'Der *Korallenpalast* kam und ist nur überflutet.',
        why: 'Hättest du ihn nicht trockengelegt, wäre er versunken.',
      },
    ],
    done: 'Du kannst eine Insel trocken halten.',
    remember:
      'Leg dein eigenes Feld oder ein benachbartes trocken, für je eine Aktion. Ein überflutetes Feld versinkt, wenn seine Karte kommt.',
  },
  'treasure-cards': {
    title: 'Schatzkarten',
    about: 'Zieh zwei, behalte höchstens fünf.',
    steps: [
      {
        say: 'Das sind deine *Schatzkarten*.',
        why: 'Mit vier gleichen birgst du einen Schatz. Alle Karten sind offen: Sprecht ab, wer was sammelt.',
      },
      { say: 'Beende deine Aktionen, um *zwei Karten zu ziehen*.', why: 'Du ziehst sie eine nach der anderen.' },
      {
        say: 'Sechs Karten sind eine zu viel. Leg *Feuer* ab.',
        why: 'Höchstens fünf sind erlaubt. Bruno sammelt Feuer, und du sammelst Wasser.',
      },
      {
        say: 'Drei *Wasser*-Karten: Mit einer mehr hast du genug.',
        why: 'Es gibt fünf je Schatz, und abgelegte kommen zurück, wenn der Nachziehstapel leer ist.',
      },
    ],
    done: 'Du kannst mit deinen Karten umgehen.',
    remember: 'In jedem Zug zwei Schatzkarten nach deinen Aktionen; nie mehr als fünf Karten auf der Hand.',
  },
  'give-and-take': {
    title: 'Geben und nehmen',
    about: 'Gib Karten weiter, wo sie gebraucht werden.',
    steps: [
      {
        say: 'Bruno hat drei *Wasser*-Karten. Du hast eine vierte.',
        why: 'Das reicht für einen Schatz, wenn deine Karte zu Bruno kommt.',
      },
      {
        say: 'Geh zu Bruno in den *Korallenpalast*.',
        why: 'Du kannst allen eine Karte geben, deren Figur auf deinem Feld ist.',
      },
      { say: 'Gib Bruno deine *Wasser*-Karte.', why: 'Eine Karte, eine Aktion. Karten werden gegeben, nie genommen.' },
      {
        say: 'Beende deine Aktionen, und schau Bruno zu.',
        why: 'Bruno hat jetzt vier Wasser-Karten und ist auf einem Feld des Kelches.',
      },
      {
        say: 'Bruno hat den *Kelch des Ozeans* geborgen.',
        why: 'Deine Karte hat es möglich gemacht. Ihr gewinnt oder verliert gemeinsam.',
      },
    ],
    done: 'Du kannst deinem Team helfen.',
    remember: 'Auf demselben Feld gibst du für eine Aktion eine Schatzkarte. Sonderkarten lassen sich nicht abgeben.',
  },
  'raise-a-treasure': {
    title: 'Einen Schatz bergen',
    about: 'Vier gleiche Karten am richtigen Ort.',
    steps: [
      {
        say: 'Du hast *vier Erde-Karten*.',
        why: 'Den Stein der Erde birgst du im Tempel der Sonne oder im Tempel des Mondes. Beide taugen dafür.',
      },
      {
        say: 'Geh zum *Tempel der Sonne*.',
        why: 'Er ist überflutet, aber das macht nichts. Versinken vorher beide Tempel, ist die Partie verloren.',
      },
      { say: 'Birg den *Stein der Erde*.', why: 'Das kostet eine Aktion und die vier Karten.' },
      {
        say: 'Der *Stein der Erde* gehört dir für immer.',
        why: 'Jetzt dürfen seine Tempel versinken. Noch drei Schätze.',
      },
    ],
    done: 'Du kannst einen Schatz bergen.',
    remember:
      'Vier gleiche Karten, auf einem der zwei Felder des Schatzes, für eine Aktion. Vorher dürfen nicht beide Felder versinken.',
  },
  'waters-rise': {
    title: 'Die Flut steigt!',
    about: 'Warum dieselben Felder wiederkommen.',
    steps: [
      {
        say: 'Diese *drei Felder* sind gerade überflutet worden.',
        why: 'Ihre Flutkarten sind im Ablagestapel, also dürften sie nicht so bald wiederkommen.',
      },
      {
        say: 'Leg mit deiner letzten Aktion das *Nebelmoor* trocken.',
        why: 'Man weiß nie, wann eine Karte „Die Flut steigt!“ kommt.',
      },
      {
        say: 'Beende deine Aktionen, und sieh, was du ziehst.',
        why: 'Drei der 28 Schatzkarten sind „Die Flut steigt!“.',
      },
      {
        say: '*Die Flut steigt!* Dieselben Felder kamen wieder.',
        why: 'Ihre Karten lagen wieder obenauf. Das Nebelmoor ist nur überflutet; die anderen zwei sind versunken.',
      },
    ],
    done: 'Du weißt, warum die Flut wiederkommt.',
    remember:
      '„Die Flut steigt!“ bringt die abgelegten Flutkarten wieder nach oben: Überflutete Felder sind zuerst in Gefahr. Ab Marke 3, 6 und 8 kommt pro Zug eine Karte mehr.',
  },
  'six-adventurers': {
    title: 'Sechs Abenteurer',
    about: 'Was jeder von ihnen besser kann.',
    steps: [
      {
        say: 'Jeder Abenteurer *kann etwas*. Du bist der Ingenieur.',
        why: 'Wähle jederzeit einen Namen, um zu lesen, was er kann.',
      },
      {
        say: 'Leg *Bronzetor* und *Garten des Flüsterns* zusammen trocken.',
        why: 'Der Ingenieur schafft zwei Felder mit einer Aktion. Wähle Trockenlegen, dann das Paar.',
      },
      {
        say: 'Beende deine Aktionen. Bruno ist der *Pilot*.',
        why: 'Einmal im Zug kann der Pilot für eine Aktion zu jedem Feld fliegen.',
      },
      {
        say: 'Bruno ist bis zum *Gezeitenpalast* geflogen.',
        why: 'Chiara, der Forscher, geht auch schräg. Dario, der Navigator, kann andere Figuren lotsen.',
      },
      {
        say: 'Zwei weitere gibt es noch: *Taucher* und *Bote*.',
        why: 'Der Taucher kommt durch überflutete und versunkene Felder; der Bote gibt Schatzkarten auch in die Ferne.',
      },
    ],
    done: 'Du kennst die sechs Abenteurer. Jetzt spiel deine erste Partie.',
    remember: 'Fähigkeiten sparen Aktionen. Überlegt in jedem Zug, wer was am besten kann.',
  },
};
