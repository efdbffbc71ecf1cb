/** The posts of the blog in German. */

import { FKM, NBR, signed } from '../../../seal-limits.ts'
import type { PostSlug, Words } from '../../content-words.ts'

export const POSTS: Readonly<Record<PostSlug, Words>> = {
  'reading-a-worn-plate': {
    heading: 'Ein abgenutztes Typenschild lesen',
    body: `<p>Ein Schild, das zehn Jahre auf einem Mähdrescher gefahren ist, zeigt selten noch den ganzen Typenschlüssel. Drei Zeichen genügen für den Anfang: Sie nennen die Baureihe, und damit weiß der Shop, welche Fragen der Rest des Typenschlüssels beantwortet.</p><h2>Umgang mit den Lücken</h2><p>Geben Sie ein, was Sie lesen können. Jede fehlende Stelle bleibt offen und zeigt, was dort passen würde, sodass Sie es an der Maschine entscheiden können:</p><ul><li><strong>Verdrängungsvolumen:</strong> Fangen Sie das Öl einer langsamen Wellenumdrehung im Messbecher auf.</li><li><strong>Welle:</strong> Messen Sie den Durchmesser und achten Sie auf Passfeder, Verzahnung oder Kegel.</li><li><strong>Anschlüsse:</strong> Schrauben Sie eine bekannte Verschraubung von Hand ein. Dreht sie sich dreimal ohne Kraft, stimmt das Gewinde.</li></ul><p>Nur die Dichtungen sieht man von außen nicht. Bei Mineralöl unter ${NBR.mineralOil.to} °C ist NBR meist richtig; alles, was heißer wird, verdient eine Frage vor der Bestellung.</p>`,
  },
  'when-a-motor-needs-a-case-drain': {
    heading: 'Wann ein Orbitalmotor eine Leckölleitung braucht',
    body: '<p>Jeder Orbitalmotor gibt etwas Öl in sein eigenes Gehäuse ab; es kühlt die Lager und muss irgendwohin. Ohne Leckölleitung fließt es über eingebaute Rückschlagventile zu dem Anschluss mit dem niedrigeren Druck.</p><p>Das geht gut, solange dieser Anschluss fast drucklos ist. In Reihenschaltung oder beim Umsteuern unter Last können beide Anschlüsse bei 100 bar stehen, und die Wellendichtung steht dann ebenfalls bei 100 bar.</p><h2>Faustregel</h2><p>Legen Sie eine Leckölleitung zum Tank, wenn der Rücklaufdruck <strong>50 bar bei 100 U/min</strong> oder <strong>20 bar bei 400 U/min</strong> übersteigen kann, und immer bei zwei Motoren in Reihe. Schließen Sie sie am höchsten Punkt des Gehäuses an, damit es gefüllt bleibt.</p>',
  },
  'nbr-or-fkm': {
    heading: 'NBR oder FKM: Die Dichtung folgt dem Öl',
    body: `<p>Nitrilkautschuk ist die erste Wahl für Mineralöl zwischen ${signed(NBR.mineralOil.from)} und ${NBR.mineralOil.to} °C: in der Kälte elastisch, verschleißarm und günstig. Fluorkautschuk reicht bis ${FKM.mineralOil.to} °C und verträgt die meisten synthetischen Ester, wird aber nahe dem Gefrierpunkt steif.</p><h2>Drei Fragen entscheiden</h2><ul><li>Welches Öl ist im Tank, und welches könnte später hinein?</li><li>Wie heiß wird das Öl im Gehäuse, nicht im Tank?</li><li>Wie kalt ist der erste Start des Jahres?</li></ul><p>Wasserglykol geht mit NBR, Phosphatester mit FKM. Die ganze Tabelle steht im <a href="/seals-and-fluids">Leitfaden Dichtungen und Flüssigkeiten</a>.</p>`,
  },
  'side-load-on-wheel-motors': {
    heading: 'Radiallast an Radmotoren',
    body: '<p>Ein Rad, das an der Motorwelle verschraubt ist, ruht auf den Lagern des Motors. Wie viel sie tragen, hängt davon ab, wo die Reifenmitte steht: am Flansch kann es doppelt so viel sein wie 80 mm davor.</p><p>Suchen Sie die Lastkurve im Datenblatt und lesen Sie sie bei der Einpresstiefe Ihrer Felge und bei der Drehzahl ab, die die Maschine wirklich fährt. Wer die Kurve um ein Zehntel überschreitet, verliert etwa ein Viertel der Lagerlebensdauer.</p><p>Lässt sich die Felge nicht wenden, hilft ein Radmotor mit zurückgesetztem Flansch mehr als ein größerer Motor.</p>',
  },
  'clean-oil-before-the-first-start': {
    heading: 'Sauberes Öl vor dem ersten Start',
    body: '<p>Frisches Öl aus dem Fass ist meist schmutziger, als ein Motor verträgt. Füllen Sie es über einen 10-µm-Filter ein und spülen Sie Schläuche und Rohre, bevor der Motor angeschlossen wird: Ein Span aus einem abgelängten Schlauch schadet in der ersten Minute.</p><h2>Die erste Stunde</h2><ul><li>Füllen Sie das Gehäuse über den Leckölanschluss, bevor sich die Welle dreht.</li><li>Fahren Sie ohne Last mit einem Drittel der Drehzahl, bis keine Blasen mehr kommen.</li><li>Erhöhen Sie den Druck in drei Stufen und prüfen Sie nach jeder den Rücklauffilter.</li></ul><p>Ziel ist ISO 4406 20/18/13 oder besser. Wechseln Sie den Rücklauffilter nach 50 Stunden, ganz gleich, was die Anzeige sagt.</p>',
  },
  'smooth-at-ten-revolutions': {
    heading: 'Rundlauf bei zehn Umdrehungen',
    body: '<p>Unterhalb einer gewissen Drehzahl beginnt jeder Motor zu ruckeln: Das Lecköl ändert sich von Zahn zu Zahn, und die Last schwingt mit. Orbitalmotoren mit Scheibenventil laufen bis etwa 10 U/min gleichmäßig, Radialkolbenmotoren bis 1 U/min.</p><p>Drei Dinge helfen, bevor man an ein Getriebe denkt: ein größeres Verdrängungsvolumen bei weniger Druck, etwas Gegendruck im Rücklauf und ein Öl, das nicht zu dünn ist. 25 bis 40 mm²/s bei Betriebstemperatur sind ein guter Bereich.</p>',
  },
  'the-sound-of-a-starving-pump': {
    heading: 'So klingt eine Pumpe, die Hunger hat',
    body: '<p>Eine Zahnradpumpe, die rasselt, als wäre sie voller Kies, ist nicht verschlissen, sondern hungrig. Öl, das den Zahnrädern nicht folgen kann, verdampft und fällt unter Druck wieder zusammen; jedes Mal nimmt es ein Körnchen Metall mit.</p><h2>Hier zuerst nachsehen</h2><ul><li>Am Saugsieb, vor allem im Winter.</li><li>An der Höhe zwischen Ölspiegel und Pumpe: Ein halber Meter ist reichlich.</li><li>Am Saugschlauch: weich, geknickt oder eine Nummer zu klein.</li></ul><p>Halten Sie den Saugdruck über −0,2 bar und die Strömung unter 1 m/s, dann verschwindet das Geräusch. Bleibt es, ist Luft im Spiel: Der Tank schäumt.</p>',
  },
  'two-speeds-from-one-motor': {
    heading: 'Zwei Geschwindigkeiten aus einem Motor',
    body: '<p>Ein Kettenantrieb muss am Hang stark und auf der Straße schnell sein. Ein zweistufiger Radialkolbenmotor kann beides: Ein Ventil nimmt die Hälfte der Kolben aus der Arbeit, das Verdrängungsvolumen halbiert sich, und derselbe Volumenstrom dreht die Welle doppelt so schnell.</p><p>Schalten Sie bei geringer Last und unter der halben Höchstgeschwindigkeit; dem Motor ist es gleich, dem Fahrer nicht. Rechnen Sie bei halbem Verdrängungsvolumen mit zwei Dritteln des Drucks, denn die leer laufenden Kolben wollen mitgeschleppt werden.</p>',
  },
  'metric-here-inch-there': {
    heading: 'Hier metrisch, dort Zoll',
    body: '<p>Maschinen überqueren den Ozean, und ihre Anschlüsse reisen mit. In Europa haben die meisten Motoren BSP-Gewinde nach ISO 228, in Nordamerika zylindrische SAE-Gewinde mit O-Ring. Sie sehen sich ähnlich, und ein G 1/2 lässt sich beinahe in ein 7/8-14 UNF schrauben: beinahe.</p><p>Der Shop zeigt zuerst die Anschlüsse Ihrer eigenen Zone. Wer für eine Maschine von drüben bestellt, findet beide am Produkt und Adapter unter <a href="/product-type/fittings-and-couplings">Verschraubungen und Kupplungen</a>.</p>',
  },
}
