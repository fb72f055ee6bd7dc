import { chapter } from '../../../../../text/index.ts'

export const secrets = chapter('AG-13', 'Beszéd és titkok', {
  'AG-13.1': 'Bármikor beszélhettek nyíltan vagy bizalmasan, ígérhettek, szövetkezhettek. Semmi sem kötelez.',
  'AG-13.2': 'Másik háznak nem adhatsz semmit: hatalomjelzőt, parancsot, lapot, egységet.',
  'AG-13.3':
    'Senkinek sem mutathatod meg a felfedés előtt a parancsaidat, a licitedet, a választott házkártyádat, sem a hollóval látott vadkártyát és a húzott csatakártyádat. Hogy mi az, azt elmondhatod, igazat vagy hazugságot.',
  'AG-13.4':
    'Mindenki látja, a nézők is: a táblát minden egységgel, jelzővel, helyőrséggel és semleges erővel; a befolyási területeket, az utánpótlást, a fordulót; mindenki saját készletét, licit közben az azelőttit; a kézben tartott és az eldobott lapokat; ki tett le, licitált vagy választott már; a használt Westeros- és vadkártyákat. Csak te látod: lefordított és fel nem használt parancsaidat, licitedet, választott házkártyádat, csatakártyádat és a megnézett vadkártyát. Senki sem látja: a paklik sorrendjét.',
  'AG-13.5': 'Amit a holló birtokosa a vadkártyák paklijából látott, az a lap felfedéséig csak az övé.',
  'AG-13.6':
    'Bárki tudhatja, mely lapok vannak még egy Westeros-pakliban, hiszen a használtak nyíltak, de a sorrendjüket senki sem.',
})
