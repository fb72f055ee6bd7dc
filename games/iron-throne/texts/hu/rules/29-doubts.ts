import { chapter } from '../../../../../text/index.ts'

export const doubts = chapter('IT-29', 'Kérdések és válaszok', {
  'IT-29.1': 'Kinek a táblájára terjesztik ki befolyásukat a győztesek? Mindegyik egy jelzőt a védőére, senki máséra.',
  'IT-29.2': 'Mi jön előbb egy kör elején? Ami a kör előtt történik, aztán a túszok.',
  'IT-29.3': 'Mi az árulók külön büntetése? A túsz, amelyet az elárult mindegyiküktől szerez.',
  'IT-29.4': 'Ki választja meg egy egyezség túszait? A túszejtő, hacsak a javaslat ki nem mondja, honnan jönnek.',
  'IT-29.5': 'Hányszor lehet ugyanaz egy egyezség része? Irányonként egyszer.',
  'IT-29.6': 'Kártya-e Cersei „Befolyásolás” nevű hatása? Nem, a vezetői képessége.',
  'IT-29.7': 'Ki választ a „Politikai ösztön” hatására, ha több nagyobb lap van? A gazdájuk.',
  'IT-29.8': 'Mi van, ha elfogyott az eseménypakli? A használt lapokat meg kell keverni.',
  'IT-29.9': 'Kötelező-e az előkészítés 1 erejét áttenni? Igen, ha van.',
  'IT-29.10': 'Vissza lehet-e utasítani egy jutalmat? Nem, amennyire végrehajtható.',
  'IT-29.11':
    'Mi van, ha valaki egyszerre nyeri meg az ötödik jelzőt, és veszíti el utolsó karakterét? Utána egyetlen vizsgálat jön, és a kiterjesztett befolyás dönt.',
  'IT-29.12': 'Szereznek-e túszt a támogatók? Nem; de árulás után minden győztes támogatótól szereznek egyet.',
  'IT-29.13':
    'Mi a helyzet a túszok más szokásaival? Elengedés után mindketten húznak, a karakter nélküli megkínzott lap ereje a kínzóé, és halottak kártyája nem kínozható meg.',
  'IT-29.14':
    'Mi a nyomtatott, és mi a saját munkánk? Hat vezető és három karakterkártya olyan, mint a nyomtatott; a többi a miénk, és jelölve van.',
  'IT-29.15': 'El lehet-e tekinteni az eredményfázis túszától? Nem, de a következő körben elengedhető.',
  'IT-29.16': 'Egyezség-e, ha ugyanazt cserélik el ugyanarra? Igen.',
  'IT-29.17': 'Mi van a Házakkal, amelyekkel senki sem játszik? Kártyáik és eseményeik a dobozban maradnak.',
})

export const acting = chapter('IT-30', 'Véletlen és választás', {
  'IT-30.1': 'Egyedül az asztal kever és sorsol, és senki sem láthatja előre.',
  'IT-30.2':
    'Ami e szabályok szerint kötelez, azt nem lehet visszavenni: a kiválasztott karaktert, a felajánlott támogatást, és ami a tárgyaláson elhangzott. A képpel lefelé fekvő lap megváltoztatható, amíg mindketten nem választottak.',
  'IT-30.3': 'Ahol egy válasz van, és ezt mindenki látja, nincs kérdés. Rejtett lapoknál ehelyett az IT-25.8 érvényes.',
})
