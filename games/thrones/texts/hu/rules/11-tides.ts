import { chapter } from '../../../../../text/index.ts'

export const tides = chapter('AG-11', 'Csatakártyák', {
  'AG-11.1':
    'Ez a beállítás 24 lapot ad a játékhoz: nyolc 0; négy 1 és egy kard; négy 1 és egy erőd; négy 2; kettő 3; kettő 0 és egy koponya.',
  'AG-11.2': 'Minden ütközetben, a házkártyák választása előtt mind a 24-et újrakeveritek.',
  'AG-11.3':
    'A visszaküldő és az azonnali képességek után előbb a támadó, aztán a védő húz egy lapot, és titokban megnézi.',
  'AG-11.4':
    'Az acélkard birtokosa, ha támad vagy védekezik, és az még nem használt, használhatja arra, hogy húzott lapját eldobja, és újat húzzon; ezt meg kell tartania. Mindenki látja, hogy megtette, de az első lapot nem.',
  'AG-11.5': 'Mindkét lapot felfeditek. Ha az acélkard még nem használt, most használható +1 erőért (AG-8.6).',
  'AG-11.6':
    'A lap ereje, kardjai és erődjei úgy számítanak, mintha a házkártyán állnának, akkor is, ha nincs házkártya.',
  'AG-11.7':
    'A koponya a veszteségek után és a visszavonulás előtt hat, akárki győzött: mindegyik megöli az ellenfél harcoló seregének egy egységét, a gazdája választása szerint; erőd nem segít. Megfutamodott egység nem választható, a vesztes ostromgépei és megfutamodott egységei már nincsenek; a győztes választhat ostromgépet. A helyőrséget és a Feketehal seregét nem éri. Ahol nem maradt egység, nem történik semmi.',
  'AG-11.8': 'Semleges erő ellen nincs csatakártya.',
  'AG-11.9':
    'Ha mindkét lapon koponya van, előbb a védő veszít egységet, aztán a támadó. Mindkét veszteség megtörténik.',
})
