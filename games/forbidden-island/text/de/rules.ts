import type { Said } from '@skerry/engine';
import type { rules as en } from '../en/rules.ts';

export const rules: Said<typeof en> = {
  'FI-1':
    'Zwei, drei oder vier Abenteurer spielen mit, einer für jeden Platz. Eine Person kann mehrere Plätze haben, sogar alle.',
  'FI-2': 'Die 24 Felder werden gemischt und mit der trockenen Seite nach oben auf die Plätze der Insel gelegt.',
  'FI-3': 'Die übliche Insel ist eine Raute: mittig Reihen aus zwei, vier, sechs, sechs, vier und zwei Feldern.',
  'FI-4':
    'Inseln in anderer Form sind Zugaben, die nicht in der Spielregel stehen; die Regeln bleiben gleich. Löcher und das Wasser um eine Insel sind die ganze Partie über offenes Meer.',
  'FI-5': 'Die vier Schätze sind noch zu bergen. Jeder lässt sich auf jedem seiner beiden Felder bergen.',
  'FI-6':
    'Vor dem ersten Zug werden sechs Flutkarten gezogen und ihre Felder überflutet. Diese sechs Karten bilden den Anfang vom Ablagestapel der Flutkarten.',
  'FI-7':
    'Jeder Platz bekommt zufällig einen anderen Abenteurer. Die übrigen Abenteurer spielen in dieser Partie nicht mit.',
  'FI-8': 'Die Tischleitung kann die Abenteurer stattdessen wählen. Zwei Plätze haben nie denselben.',
  'FI-9': 'Jede Figur beginnt auf dem Startfeld ihres Abenteurers, auch wenn es überflutet ist.',
  'FI-10': 'Jeder Platz bekommt zwei Karten vom gemischten Nachziehstapel der Schatzkarten, offen.',
  'FI-11':
    'Eine Karte „Die Flut steigt!“, die beim Aufbau ausgeteilt wird, bewirkt nichts: Eine andere ersetzt sie, und sie wird zurückgemischt. So beginnt die Partie mit allen dreien im Nachziehstapel.',
  'FI-12':
    'Das Wasser steht am Anfang bei Marke 1 für Neuling, bei 2 für Normal, bei 3 für Elite und bei 4 für Legendär.',
  'FI-13': 'Wer beginnt, entscheidet das Los oder die Tischleitung. Danach geht es im Uhrzeigersinn weiter.',
  'FI-14': 'Alle Handkarten sind offen, und alle dürfen jederzeit beide Ablagestapel durchsehen.',
  'FI-15':
    'Jede Karte in einem verdeckten Stapel war schon einmal zu sehen, deshalb dürfen alle wissen, welche Karten in welcher Schicht sind. Nur ihre Reihenfolge ist unbekannt.',
  'FI-16': 'Ein Zug hat drei Teile, immer in dieser Folge: deine Aktionen, zwei Schatzkarten, dann die Flutkarten.',
  'FI-17':
    'Du hast bis zu drei Aktionen: gehen, trockenlegen, eine Karte geben oder einen Schatz bergen, in beliebiger Mischung und so oft du willst. Ungenutzte Aktionen verfallen.',
  'FI-18':
    'Deine Aktionen enden erst, wenn du sie beendest, auch nach der dritten. Bis dahin ist noch Zeit für eine Sonderkarte oder zum Zurücknehmen.',
  'FI-19': 'Schatzkarten und Flutkarten müssen gezogen werden; das lässt sich nicht auslassen.',
  'FI-20':
    'Nach der letzten Flutkarte beginnt der nächste Platz seinen Zug mit drei neuen Aktionen und der Pilot auch mit einem neuen Flug.',
  'FI-21':
    'Aktionen macht nur der Platz, der am Zug ist. Die anderen handeln nur, um Sonderkarten zu spielen, auf fünf Karten zu kommen oder zu schwimmen.',
  'FI-22':
    'Geh für eine Aktion mit deiner Figur auf ein Feld, das mit einer Seite an deines grenzt, ob trocken oder überflutet.',
  'FI-23': 'Keine Figur geht auf oder über ein versunkenes Feld, und keine geht schräg, außer ihr Abenteurer kann es.',
  'FI-24': 'Ein Schritt muss auf einem anderen Feld enden. Auf einem Feld ist Platz für beliebig viele Figuren.',
  'FI-25': 'Der Forscher darf auch schräg gehen, auf jedes Feld, das noch da ist.',
  'FI-26':
    'Bei einem schrägen Schritt sind die beiden Felder daneben egal: Beide dürfen versunken oder offenes Meer sein.',
  'FI-27': 'Einmal in jedem eigenen Zug darf der Pilot für eine Aktion zu jedem anderen Feld fliegen.',
  'FI-28':
    'Gehen verbraucht den Flug nicht, und du darfst sogar auf ein benachbartes Feld fliegen. Ein zweiter Flug im selben Zug ist nicht möglich.',
  'FI-29':
    'Wenn der Hubschrauber oder der Navigator den Piloten mitnimmt oder er von einem versinkenden Feld wegfliegt, braucht und verbraucht das seinen Flug nicht.',
  'FI-30': 'Für eine Aktion darf der Taucher ein oder mehrere überflutete oder versunkene Felder durchqueren.',
  'FI-31':
    'Ein Tauchgang führt durch überflutete und versunkene Felder, immer über gemeinsame Seiten, nie schräg, und darf auf jedem erreichten Feld enden; ein trockenes Feld beendet ihn immer. Ein einfacher Schritt geht auch, aber nie ein Tauchgang zurück an den Anfang.',
  'FI-32': 'Der Taucher hält nie auf einem versunkenen Feld an, auch nicht zwischen zwei Aktionen.',
  'FI-33': 'Der Taucher durchquert nur Stellen, an denen einmal ein Feld war, nie das offene Meer.',
  'FI-34': 'Für eine Aktion darf der Navigator eine andere Figur einen oder zwei Schritte weit lotsen.',
  'FI-35': 'Beide Schritte einer Aktion gehören zur selben Figur.',
  'FI-36': 'Eine gelotste Figur muss auf einem Feld enden, das noch da ist, und nicht dort, wo sie begann.',
  'FI-37':
    'Eine gelotste Figur geht auf ihre eigene Art über Felder, die noch da sind: der Forscher auch schräg, alle anderen nur über gemeinsame Seiten.',
  'FI-38':
    'Zwei Schritte weit gelotst, darf der Taucher ein versunkenes Feld durchqueren, wenn der zweite Schritt auf einem Feld endet, das noch da ist. Längere Tauchgänge gibt es nur in seinen eigenen Aktionen.',
  'FI-39': 'Gelotst geht der Pilot zu Fuß. Fliegen kann er nur in seinen eigenen Aktionen.',
  'FI-40': 'Lotsen kostet den Navigator eine Aktion und die gelotste Figur nichts. Niemand muss zustimmen.',
  'FI-41': 'Die eigene Figur des Navigators geht wie jede andere: Lotsen ist für die anderen Figuren.',
  'FI-42':
    'Leg für eine Aktion ein überflutetes Feld trocken: dein eigenes oder eines, das mit einer Seite daran grenzt. Es ist dann wieder trocken.',
  'FI-43':
    'Nur überflutete Felder lassen sich trockenlegen. Ein trockenes braucht es nicht, und ein versunkenes kommt nie zurück.',
  'FI-44': 'Der Forscher darf auch schräg trockenlegen.',
  'FI-45': 'Der Ingenieur darf für eine Aktion zwei verschiedene Felder trockenlegen.',
  'FI-46':
    'Der Ingenieur nennt beide Felder zugleich; beide sind überflutet und in Reichweite. Auch ein einzelnes Feld kostet eine ganze Aktion.',
  'FI-47':
    'Trockenlegen bewegt keine Flutkarte: Die Karte des Feldes bleibt, wo sie ist, im Nachziehstapel oder im Ablagestapel.',
  'FI-48': 'Gib für eine Aktion eine Schatzkarte von deiner Hand an jemanden, dessen Figur auf deinem Feld ist.',
  'FI-49':
    'Der Bote darf allen eine Schatzkarte geben, egal wo die Figuren sind. Jede Karte kostet trotzdem eine Aktion.',
  'FI-50': 'Hubschrauber und Sandsäcke lassen sich nie abgeben, auch nicht vom Boten.',
  'FI-51':
    'Karten werden gegeben, nie genommen, und nur im eigenen Zug. Niemand kann eine Karte ablehnen, und eine volle Hand ist kein Hindernis.',
  'FI-52':
    'Karten eines schon geborgenen Schatzes bleiben gewöhnliche Karten: Sie zählen auf der Hand und dürfen gegeben oder abgelegt werden.',
  'FI-53':
    'Leg für eine Aktion auf einem der beiden Felder eines noch nicht geborgenen Schatzes vier seiner Karten von deiner Hand ab: Der Schatz gehört dir.',
  'FI-54': 'Einen Schatz darfst du auch auf einem überfluteten Feld bergen.',
  'FI-55': 'Genau vier Karten werden abgelegt. Eine fünfte bleibt auf deiner Hand.',
  'FI-56':
    'Ein geborgener Schatz bleibt bei dem Platz, der ihn geborgen hat. Er geht nie verloren und kann nicht noch einmal geborgen werden.',
  'FI-57':
    'Nach deinen Aktionen ziehst du zwei Schatzkarten, eine nach der anderen. Schatzkarten und Sonderkarten kommen offen auf deine Hand.',
  'FI-58':
    '„Die Flut steigt!“ kommt nie auf eine Hand: Die Karte wirkt sofort und wird abgelegt. Sie zählt als eine deiner zwei Karten.',
  'FI-59':
    'Sobald die letzte Schatzkarte gezogen ist, wird der Ablagestapel der Schatzkarten zu einem neuen Nachziehstapel gemischt.',
  'FI-60':
    'Ist diese letzte Karte „Die Flut steigt!“, wirkt sie zuerst und wird abgelegt, weil sie vor allem anderen gespielt wird; so kommt sie in den neuen Nachziehstapel.',
  'FI-61':
    'Jede andere letzte Karte kommt auf die Hand, dann wird der leere Nachziehstapel erneuert, und erst danach wird die Zahl der Handkarten geprüft. Eine dafür abgelegte Karte beginnt den neuen Ablagestapel.',
  'FI-62':
    'Ein erneuerter Nachziehstapel hat mindestens sieben Schatzkarten, denn alle zusammen haben nie mehr als 21 auf der Hand.',
  'FI-63': 'Leert deine erste Karte den Nachziehstapel, kommt die zweite vom neuen.',
  'FI-64': 'Wird „Die Flut steigt!“ gezogen, steigt der Wasserstand um eine Marke.',
  'FI-65':
    'Dann wird der ganze Ablagestapel der Flutkarten gemischt und auf ihren Nachziehstapel gelegt. Die Karten darunter warten, bis diese gezogen sind.',
  'FI-66': 'Ist der Ablagestapel der Flutkarten leer, steigt nur das Wasser.',
  'FI-67':
    'Bei zwei Karten „Die Flut steigt!“ in einem Zug steigt das Wasser zweimal, aber gemischt wird nur einmal: Die zweite findet keine Karten mehr.',
  'FI-68': 'Schon die Flutkarten desselben Zuges richten sich nach dem neuen Wasserstand.',
  'FI-69':
    'Erreicht das Wasser den Totenkopf, ist die Partie sofort verloren: ohne Mischen, ohne zweite Karte, ohne Sonderkarte.',
  'FI-70':
    'Auf der Hand sind höchstens fünf Karten, Schatzkarten und Sonderkarten zusammen. Geborgene Schätze zählen nicht mit.',
  'FI-71': 'Mit sechs Karten musst du sofort auf fünf kommen. Du wählst, welche Karte du ablegst.',
  'FI-72': 'Statt abzulegen darfst du eine Sonderkarte spielen, mit voller Wirkung.',
  'FI-73':
    'Du darfst eine Sonderkarte auch ungenutzt ablegen. Ist kein Feld überflutet, lassen sich Sandsäcke nur ablegen, nicht spielen.',
  'FI-74':
    'Geprüft wird nach jeder einzelnen Karte, auch zwischen deinen beiden gezogenen. Niemand hat je sieben Karten.',
  'FI-75':
    'Der Zug wartet, bis diese Hand nur noch fünf Karten hat, und geht dann dort weiter. Andere dürfen inzwischen Sonderkarten spielen, aber kleiner wird diese Hand davon nicht.',
  'FI-76':
    'Karten kommen nur von der Hand auf den Ablagestapel, um einen Schatz zu bergen, als gespielte Sonderkarte oder weil es mehr als fünf sind.',
  'FI-77': 'Auch das Abheben zum Sieg darf die Karte sein, mit der du auf fünf kommst.',
  'FI-78':
    'Die Grenze gilt auch in anderen Zügen: Bekommst du eine sechste Karte, legst du sofort eine ab oder spielst eine.',
  'FI-79':
    'Eine Sonderkarte von deiner Hand darfst du jederzeit spielen, auch in einem anderen Zug. Das kostet keine Aktion.',
  'FI-80': 'Eine gespielte Sonderkarte kommt sofort auf den Ablagestapel der Schatzkarten.',
  'FI-81':
    'Jederzeit heißt zwischen zwei Schritten, nie mittendrin: vor, zwischen und nach Aktionen, zwischen den beiden Schatzkarten, vor jeder Flutkarte und während jemand ablegen oder schwimmen muss.',
  'FI-82':
    'Bevor eine Karte gezogen wird, werden alle gefragt, die eine Sonderkarte spielen können, und nach jeder gespielten noch einmal. Kann es niemand, geht es von selbst weiter.',
  'FI-83':
    'Du darfst einmal passen oder bis zum nächsten Zug. Du wirst wieder gefragt, wenn du eine Sonderkarte bekommst oder eine Figur nirgendwohin schwimmen kann.',
  'FI-84': 'Sandsäcke legen ein beliebiges überflutetes Feld der Insel trocken, egal wie weit weg.',
  'FI-85': 'Ist eine Flutkarte aufgedeckt, wirkt sie: Für Sandsäcke ist es dann zu spät.',
  'FI-86':
    'Ein Feld, das nur überflutet wurde, lässt sich vor der nächsten Karte mit Sandsäcken retten. Ein versunkenes nicht.',
  'FI-87':
    'Der Hubschrauber bringt eine oder mehrere Figuren von einem Feld zu einem beliebigen anderen, das noch da ist.',
  'FI-88':
    'Du wählst, welche Figuren dieses Feldes fliegen; deine muss nicht dabei sein. Niemand muss zustimmen, und gelandet wird auf einem anderen Feld.',
  'FI-89':
    'Eine Sonderkarte muss etwas bewirken: Sandsäcke brauchen ein überflutetes Feld, der Hubschrauber eine Figur und ein Ziel.',
  'FI-90':
    'Ist ein Feld unter Figuren versunken, darf der Hubschrauber eine oder mehrere davon zu jedem Feld bringen, statt dass sie schwimmen.',
  'FI-91': 'Während eine Figur schwimmen muss, dürfen Sandsäcke trotzdem auf jedes überflutete Feld gespielt werden.',
  'FI-92':
    'Flutkarten werden einzeln gezogen: zwei bei den Marken 1 und 2, drei bei 3 bis 5, vier bei 6 und 7, fünf bei 8 und 9. Diese Zahl ist der Wasserstand.',
  'FI-93':
    'Kommt die Karte eines trockenen Feldes, wird es überflutet. Die Karte kommt auf den Ablagestapel der Flutkarten.',
  'FI-94': 'Kommt die Karte eines überfluteten Feldes, versinkt es. Feld und Karte sind für immer aus dem Spiel.',
  'FI-95': 'Figuren auf einem Feld, das überflutet wird, bleiben dort.',
  'FI-96':
    'Sobald der Nachziehstapel der Flutkarten leer ist, wird ihr Ablagestapel zu einem neuen gemischt, und es geht damit weiter.',
  'FI-97':
    'Die gerade gezogene Karte wird abgelegt oder entfernt, bevor der Nachziehstapel erneuert wird, auch am Ende eines Zuges. So kann ein Feld im selben Zug überflutet werden und versinken.',
  'FI-98': 'Was aus einer Flutkarte folgt, Schwimmen oder Verlieren, wird vor der nächsten Karte erledigt.',
  'FI-99':
    'Eine Figur auf einem versinkenden Feld muss sofort auf ein benachbartes Feld, trocken oder überflutet, nach eigener Wahl. Das kostet keine Aktion.',
  'FI-100':
    'Der Ingenieur, der Bote und der Navigator schwimmen nur zu einem Feld, das mit einer Seite an ihres grenzt.',
  'FI-101': 'Der Forscher darf auch schräg schwimmen.',
  'FI-102':
    'Der Taucher schwimmt zum nächsten Feld, gezählt in Schritten über gemeinsame Seiten durch versunkene Felder, nie schräg, und wählt bei gleichem Abstand selbst. So findet er immer ein Feld.',
  'FI-103': 'Der Pilot darf von einem versinkenden Feld zu jedem anderen fliegen.',
  'FI-104':
    'Müssen mehrere Figuren schwimmen, beginnt der Platz am Zug, dann geht es im Uhrzeigersinn. Alle wählen für die eigene Figur.',
  'FI-105':
    'Hat eine Figur kein Feld, zu dem sie schwimmen kann, ist die Partie für alle verloren, außer ein Hubschrauber rettet sie.',
  'FI-106': 'Hat niemand eine Hubschrauberkarte, ist die Partie sofort verloren.',
  'FI-107':
    'Sonst werden alle mit einer Hubschrauberkarte gefragt, ob sie sie spielen oder passen: Fliegt die Figur mit, ist sie sicher; passen alle, ist die Partie verloren. Die Spielregel erwähnt diese Rettung nicht.',
  'FI-108': 'Wenn schon das versinkende Feld die Partie verliert, schwimmt niemand mehr.',
  'FI-109':
    'Ihr gewinnt gemeinsam, wenn alle vier Schätze geborgen sind, alle Figuren auf dem Landeplatz der Narren sind und jemand eine Hubschrauberkarte zum Abheben spielt.',
  'FI-110':
    'Abheben ist immer eine Entscheidung. Wer die Karte hat, darf es, sobald Sonderkarten gespielt werden dürfen, in jedem Zug, auch mit einer gerade gezogenen Karte oder um auf fünf Karten zu kommen.',
  'FI-111': 'Vom Landeplatz der Narren könnt ihr auch abheben, während er überflutet ist.',
  'FI-112':
    'Solange ein Schatz oder eine Figur fehlt, könnt ihr nicht abheben. Als gewöhnlicher Flug darf die Karte trotzdem gespielt werden.',
  'FI-113':
    'Die Partie ist verloren, wenn beide Felder eines noch nicht geborgenen Schatzes versinken, egal welche Karten ihr habt.',
  'FI-114': 'Die Partie ist verloren, wenn der Landeplatz der Narren versinkt, egal wer dort ist und was geborgen ist.',
  'FI-115': 'Die Partie ist verloren, wenn eine Figur ein versunkenes Feld nicht verlassen kann.',
  'FI-116': 'Die Partie ist verloren, wenn das Wasser den Totenkopf erreicht, die zehnte Marke.',
  'FI-117': 'Ist ein Schatz geborgen, ist es egal, ob seine Felder versinken.',
  'FI-118':
    'Jeder Schritt wird zu Ende geführt, und der erste, der gewinnt oder verliert, entscheidet. Versinkt ein Feld, zählt zuerst der Landeplatz der Narren, dann die Schätze, dann das Schwimmen.',
  'FI-119':
    'Sonst verliert nichts die Partie, weder eine geteilte Insel noch eine aussichtslose Lage. Wenn alle am Tisch zustimmen, darf das Team aufgeben.',
  'FI-120': 'Es gibt ein Ergebnis für alle: Ihr gewinnt gemeinsam oder verliert gemeinsam.',
  'FI-121': 'Nach dem Ende gibt es nichts mehr zu spielen.',
};
