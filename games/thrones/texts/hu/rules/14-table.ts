import { chapter } from '../../../../../text/index.ts'

export const table = chapter('AG-14', 'Ennél az asztalnál', {
  'AG-14.1':
    'Te döntesz: a parancsaidról; a hollóról; a portyákról; a menetelésekről és a hatalomjelzőkről; az adott és visszautasított támogatásról; a házkártyákról és képességeikről; az acélkardról; a veszteségekről; a visszavonulásról; az átvett kikötőkről; hatalomjelző vagy toborzás között; az utánpótlás miatt levett egységekről; a licitekről; a Vastrón birtokosaként a holtversenyekről; a hatalmi jelképek és a vadkártyák választásairól. A parancsok, licitek, házkártyák és húzott lapok a felfedésig titkosak.',
  'AG-14.2':
    'Ha tovább vagy távol, mint az asztal engedi, egy gép játszik helyetted, amíg vissza nem térsz; nem tud többet, mint te.',
  'AG-14.3':
    'Véletlen csak a keverésekben van: négy pakli az előkészületekkor, egy Westeros-pakli a „Közeleg a tél” húzásakor, a csatakártyák minden ütközetben, és a kisorsolt házak. Semmi más nem véletlen.',
  'AG-14.4':
    'Az asztal titokban tartja mindenki előtt, akire nem tartozik: a lefordított és a felfedés előtt fel nem használt parancsokat, a liciteket, a választott házkártyákat, a húzott csatakártyákat, minden pakli sorrendjét és a hollóval megnézett vadkártyát.',
})
