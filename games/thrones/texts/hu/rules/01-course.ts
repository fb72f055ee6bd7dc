import { chapter } from '../../../../../text/index.ts'

export const course = chapter('AG-1', 'A játék menete', {
  'AG-1.1': [
    'Az egész játék',
    'Legfeljebb tíz fordulót játszotok; az győz, aki a végén a legtöbb várost és várat uralja.',
  ],
  'AG-1.1.1':
    'Az előkészületek után az 1. forduló következik Westeros-fázis nélkül, majd a 2–10. forduló. A játék korábban is véget érhet, bármikor, amikor kiderül, hogy egy ház győzött.',
  'AG-1.1.2': 'Egy forduló részei sorban: Westeros-fázis (a 2. fordulótól), tervezési fázis és akciófázis.',
  'AG-1.2': [
    'Westeros-fázis',
    'A fordulójelző előrelép, mindhárom Westeros-pakliból felfordul egy lap, megszámoljátok a vadikonokat (ha a sáv eléri a 12-t, azonnal támadás jön), majd a lapok egymás után hatnak: I., II., III. pakli.',
  ],
  'AG-1.3': [
    'Tervezési fázis',
    'Minden játékos egyszerre, titokban leteszi a parancsait. Ezeket együtt felfeditek. Ezután a hírvivő holló birtokosa használhatja a hollót.',
  ],
  'AG-1.4': [
    'Akciófázis',
    'Először minden portyázás parancsot, azután minden menetelés parancsot az ütközetekkel együtt, végül minden hatalomszerzés parancsot végrehajtotok. A fordulót a rendrakás zárja.',
  ],
  'AG-1.5': [
    'Ütközet',
    'Az ütközet sorrendje: támogatás, kezdeti erő, házkártya választása, felfedés, visszaküldő képességek, azonnali képességek, csatakártyák és a valyriai acélkard, végső erő, győztes, az eredményt követő képességek, veszteségek, koponyák, visszavonulás, rendrakás, ütközet utáni képességek, egység nélküli parancsok és kikötők, a győzelem ellenőrzése.',
  ],
  'AG-1.6': ['Ami mindig érvényes', 'Akkor alkalmazzátok, ha más szabály nem mond mást.'],
  'AG-1.6.1':
    'Ahol csak egy szabályos lehetőséged van, azt az asztal végrehajthatja helyetted, ha ezzel senki sem tud meg titkot. Házkártyát, licitet és parancsot mindig te választasz, amíg valódi választásod van.',
  'AG-1.6.2':
    'Ütközetben holtversenynél az győz, aki a hűbéresek befolyási területén előrébb áll. Minden más holtversenyben a Vastrón birtokosa dönt szabadon, akár a maga javára.',
  'AG-1.6.3': 'A készlet véges. Ami nincs, azt nem lehet elvenni, és később sem jár érte semmi.',
  'AG-1.6.4':
    'Senki sem esik ki a játékból. Az a ház is licitál, megtartja helyeit és hatalomjelzőit, és részt vesz a vadak elleni küzdelemben, amelynek nincs egysége és tartománya.',
})
