import { chapter } from '../../../../../text/index.ts'

export const events = chapter('IT-24', 'Különleges események', {
  'IT-24.1':
    'Befolyásos: a kihívón kívüli játékosok közül az a védő, aki a legtöbb befolyást terjesztette ki. Egyenlők közül a kihívó választ.',
  'IT-24.2':
    'Leleményes: közülük az, akinek a legtöbb házkártya van a kezében, még e kör húzása előtt. Egyenlők közül a kihívó választ.',
  'IT-24.3':
    'Hatalmas: közülük az, akinek karakterein és vezetőlapján együtt a legtöbb ereje van. Egyenlők közül a kihívó választ.',
})

export const secrets = chapter('IT-25', 'Mi titkos', {
  'IT-25.1':
    'Mindenki látja: a Házakat, vezetőket, karaktereket, az erőt, a befolyást, a dobozt, hány lap van a kezekben és paklikban, a dobópaklikat, a felfedett lapokat, az eseményt és a használtakat, kinél hány túsz van melyik Házból, mindent, amit tesznek és mondanak, és minden javaslatot.',
  'IT-25.2': 'Senki sem látja a paklik sorrendjét, sem a kéz véletlen lapját, mielőtt elveszik.',
  'IT-25.3':
    'Csak te látod a neked osztott vezetőlapokat, a kezedet, a képpel lefelé kijátszott lapodat, túszaid előlapját, és amit egy hatás megmutat neked.',
  'IT-25.4': 'Aki elengedett lapját visszakapja, látja; a többiek csak azt tudják meg, kié volt.',
  'IT-25.5': 'Minden játékos csak azt kapja meg, amit láthat; a nézők azt, amit mindenki lát.',
  'IT-25.6':
    'Mindenki egyformán sorra kerül, akinél lehet odaillő kártya, akár van nála, akár nincs. Kérheted, hogy az asztal passzoljon helyetted; gondolj arra, hogy az örökké gyors válaszból mások olvasnak.',
  'IT-25.7': 'A titkok a játék végéig titkok maradnak; utána minden nyílt.',
  'IT-25.8':
    'Akinek rejtett lapokból kell felelnie, akkor is sorra kerül, ha egy válasza van vagy egy sem, így senki sem tudhatja. Ha nincs lap a kezében, nincs kérdés.',
  'IT-25.9':
    'Semmi sem hagy nyomot: egy lap sem ismerhető fel arról, hol van vagy hol volt. Ami titkos helyről titkos helyre kerül, arról a többiek csak a lapok számát tudják meg.',
  'IT-25.10': 'Amit egyszer jogosan láttál, azt a saját naplód egyszer elmondja, és többé nem látod.',
})

export const talk = chapter('IT-26', 'Beszéd az asztalnál', {
  'IT-26.1': 'Kérj, fenyegess, hazudj és vesztegess kedvedre, bármikor, amíg mindenki hallja.',
  'IT-26.2': 'A nézők nem szólnak bele a játékba.',
  'IT-26.3': 'Egy ígéret sem kötelez, csak az egyezség.',
  'IT-26.4': 'A lapjaidról bármit állíthatsz, de nem mutathatod meg őket.',
  'IT-26.5': 'A kész mondatok is csak szavak.',
  'IT-26.6': 'A házkártyák kijátszása előtt legyen idő beszélni.',
})

export const time = chapter('IT-27', 'Idő és távollét', {
  'IT-27.1': 'Az órákat az asztallal együtt választjátok meg.',
  'IT-27.2':
    'Egy tárgyalás a kimenetel eldőlésétől négy percig tart, vagy két napig azoknál az asztaloknál, amelyek ezt választják. Utána kudarcba fulladt.',
  'IT-27.3': 'Aki késik, helyette gép játszik.',
  'IT-27.4':
    'Aki távol van, helyette gép játszik, míg vissza nem tér. Aki végleg feladja, utolsó lesz, és Házának győzelme senkié. A Ház játékban marad.',
  'IT-27.5': 'A gép azt látja, amit a helye, és javaslatokkal tárgyal.',
})

export const options = chapter('IT-28', 'Az asztal beállításai', {
  'IT-28.1': 'Szabad vezetőválasztás: mindenki mind az öt vezetőlap közül választ.',
  'IT-28.2': 'Véletlenszerű Házak: aki nem választ, a maradékból húz egyet.',
  'IT-28.3': 'Rövid játék: négy kiterjesztett befolyásjelző véget vet a játéknak. Mindenkinek öt van így is.',
  'IT-28.4':
    'Utolsó vérig: a halál csak akkor vet véget a játéknak, ha két Háznak nincs élő karaktere. Az ilyen Ház kimarad a kihívók közül, nem lehet védő (új eseményt kell húzni), és nem ajánl támogatást. Befolyása, lapjai és túszai megmaradnak, elengedhet és megkínozhat, és győzhet. Ha a kihívó választás előtt elveszíti utolsó karakterét, a körnek vége.',
  'IT-28.5': 'Suttogás nincs: mindenki mindent hall.',
  'IT-28.6':
    'Egyedüli győztes: az egyenlők közül az győz, akinek több élő karaktere, aztán akinek több ereje van. Ha még mindig egyenlők, osztoznak.',
})
