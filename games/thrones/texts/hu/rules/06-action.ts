import { chapter } from '../../../../../text/index.ts'

export const action = chapter('AG-6', 'Akciófázis', {
  'AG-6.1': ['Sorra kerülés', 'A portyázást, a menetelést és a hatalomszerzést körökben hajtjátok végre.'],
  'AG-6.1.1':
    'A Vastrón befolyási területe mentén minden ház végrehajtja egy ilyen parancsát, amelyiket akarja; akinek nincs, kimarad. Ez addig ismétlődik, amíg van ilyen parancs a táblán.',
  'AG-6.1.2':
    'Passzolni nem lehet: akinek van ilyen parancsa, egyet végre kell hajtania. A végrehajtás állhat abból is, hogy nem történik semmi.',
  'AG-6.1.3':
    'A sor helyről helyre halad a befolyási területen, nem házról házra. Ha közben a sorrend változik, egy ház kimaradhat, vagy kétszer is sorra kerülhet.',
  'AG-6.2': ['Portyázás parancs', 'A portya levesz egy közeli ellenséges parancsot.'],
  'AG-6.2.1': 'Vedd le a portyázás parancsodat. Emellett levehetsz egy ellenséges parancsot egy szomszédos helyről.',
  'AG-6.2.2':
    'A közönséges portyázás egy portyázás, támogatás vagy hatalomszerzés parancsot vesz le, különlegest is. A különleges portyázás ezek egyikét vagy egy védekezés parancsot.',
  'AG-6.2.3':
    'Szárazföldről szomszédos szárazföldi tartományok érhetők el. Tengerről szomszédos szárazföldi tartományok, tengerrészek és a tengerrész kikötői. Kikötőből annak tengerrésze. A tengeri szállítás nem segít. Saját parancs ellen nem portyázhatsz, menetelés ellen senki sem.',
  'AG-6.2.4':
    'Fosztogatás: ha a portya hatalomszerzés parancsot vesz le, kapsz 1 hatalomjelzőt, ha van még a hatalomkészletben, a parancs gazdája pedig elveszít 1-et a saját készletéből, ha van neki. A kettő nem függ egymástól.',
  'AG-6.2.5': 'Ha nincs célpont, vagy nem akarsz egyet sem, a portyázás parancsod egyszerűen lekerül.',
  'AG-6.2.6': 'A levett portyázás parancsot már nem hajtja végre senki.',
  'AG-6.3': [
    'Menetelés parancs',
    'A menetelés egységeket mozgat és ütközetet indít. Erről szól az AG-7 és az AG-8 fejezet.',
  ],
  'AG-6.4': ['Hatalomszerzés parancs', 'Hatalomjelzőt hoz; a különleges helyette toborozhat.'],
  'AG-6.4.1':
    'Szárazföldön: vedd le a parancsot, és kapsz 1 hatalomjelzőt, meg 1-et a tartományra nyomtatott minden hatalomikonért. Kikötőben lásd AG-3.6.7. Tengeren nem kapsz semmit.',
  'AG-6.4.2':
    'A különleges paranccsal olyan tartományban, ahol város vagy vár áll, helyette toborozhatsz abban a tartományban (AG-4.5), 1 vagy 2 pontból. Hatalomjelző vagy egység jár, a kettő együtt soha. Másutt a parancs úgy hat, mint a közönséges.',
  'AG-6.4.3': 'A most toborzott egységeknek nincs saját parancsuk, de csatlakozhatnak olyanokhoz, amelyeknek van.',
  'AG-6.4.4':
    'Ha nem tudnál toborozni, vagy semmit sem toborzol, hatalomjelzőt kapsz helyette. Döntened kell, mielőtt bármit elvennél.',
  'AG-6.5': ['Rendrakás', 'Ez zárja a fordulót.'],
  'AG-6.5.1':
    'Minden megmaradt parancs (támogatás, védekezés) lekerül. A megfutamodott egységek felállnak. Az acélkard és a holló újra használható. A 10. forduló után a játék véget ér, egyébként új forduló kezdődik.',
  'AG-6.5.2': 'A bármilyen okból levett parancs újra a fel nem használt parancsaid között van.',
})
