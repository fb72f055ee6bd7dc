import { chapter } from '../../../../../text/index.ts'

export const abilities = chapter('BL-16', 'Az egységek képességei', {
  'BL-16.1':
    'Dupla tüzelés: az utasított egység, amely a mozgáslépésben nem mozgott, körönként egyszer végrehajthat egy plusz támadást. A „Támadás” lap mozgása és az előrenyomulás nem a mozgáslépés mozgása.',
  'BL-16.2':
    'Kegyetlenség: szomszédos egység támadásának sérülése után, ha az egység nem elkábított, gazdája azonnal ellentámadást indíthat, mielőtt visszavonulna, és akkor is, ha elpusztul. Ha ez a sérülés pusztította el, gyenge egységként indítja, és utána kerül le; ha csak a visszavonulás pusztítaná el, meglévő figuráival indítja. Ez volt az ellentámadása. Az így elmozdított vagy elpusztított támadó nem nyomul előre és nem üldöz. Utána jön a támadás visszavonulása, a korábban eldőlt irányba.',
  'BL-16.3':
    'Oldaltámadás: egy baráti egység harci dobása 1 kockával több, ha a célpontjával egy másik, Oldaltámadás képességű baráti egység szomszédos. A saját Oldaltámadása nem segít az egységnek, és több ilyen sem ad többet.',
  'BL-16.4':
    'Tombolás: minden hozzárendelt Hősiesség 1 sérülést okoz, bármennyi is. Ha a támadás vagy az ellentámadás véget ért, az egység mindegyikért egy figurát veszít. Ez el is pusztíthatja.',
  'BL-16.5':
    'Repülés: nem hat rá a terep, ahol áll, ahová belép, vagy ami fölött áthalad, és támadóinak sem ad semmit. Átrepül egységek és áthatolhatatlan mezők fölött, de nem elfoglalt mezőn kell megállnia, vízen is lehet. Közelharci egység 1 kockával kevesebbel dob rá. Mezője számít zászlónál, sátornál és forgatókönyvkártyánál. Visszavonulását lásd: BL-10.11.',
  'BL-16.6': 'Rendíthetetlen: minden harcban legfeljebb a számával egyenlő visszavonulást hagyhat figyelmen kívül.',
  'BL-16.7': 'Masszív: nem léphet épületbe, nem mozdítható és nem helyezhető oda, és nem állhat benne.',
  'BL-16.8': 'Éber: támadására nem lehet ellentámadást indítani. Saját ellentámadása olyan, mint bármelyik.',
  'BL-16.9':
    'Mozgékonyság: a támadáslépés végén minden ilyen utasított egység mozoghat legfeljebb a számával egyenlő mezőt, egymás után, ha nem elkábított. Nem kell támadnia előtte, és az „Erőltetett menet” sem tiltja.',
  'BL-16.10': 'Üldözés: lásd a BL-12.4 szabályt.',
  'BL-16.11': 'Düh: 1 kockával több minden figuráért, amely hiányzik az egészségéből, támadáskor és ellentámadáskor.',
  'BL-16.12': 'Méreg: rendelj hozzá egy Hősiességet, és a célpont mérgezett lesz.',
  'BL-16.13': 'Sóvárgás: lásd a BL-6.10 szabályt.',
  'BL-16.14':
    'Marcangolás: egy harcban rendelj hozzá egy Hősiességet 1 sérülésért, ha a célpont már a dobás előtt sérülést szenvedett.',
  'BL-16.15': 'Kábító ütés: rendelj hozzá egy Hősiességet, és a célpont elkábított lesz.',
  'BL-16.16': 'Lélekfalás: minden hozzárendelt Hősiesség azonnal gyógyítja az egység 1 sérülését.',
})
