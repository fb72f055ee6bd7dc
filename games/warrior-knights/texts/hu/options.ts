import type { GameTexts } from '../../../../text/index.ts'
import type { WarriorKnights } from '../../types.ts'

export const options: GameTexts<WarriorKnights>['options'] = {
  mightIsRight: {
    name: 'Az erő jogán',
    about: 'Csak városokkal lehet győzni: a befolyáskészlet kiürülése nem vet véget a játéknak.',
  },
  length: {
    name: 'A játék hossza',
    about: 'Mennyi befolyás kerül a készletbe bárónként.',
    choices: { short: 'Rövid (8)', standard: 'Szokásos (10)', long: 'Hosszú (12)', longer: 'Hosszabb (15)' },
  },
  openMotions: {
    name: 'Nyitott magánindítványok',
    about: 'Magánindítványban tilalmat, más zsoldot, a kincstár ajándékát vagy szóban bármit javasolni lehet.',
  },
  exchangingHeirs: {
    name: 'Örökösök cseréje',
    about: 'Az örökösöket más báróknak túszul lehet adni; halott nemes csak akkor tér vissza, ha örököse otthon van.',
  },
  elimination: { name: 'Kiesés', about: 'Aki elveszíti a kastélyát, kiesik a játékból.' },
  abandonedNobles: {
    name: 'Elhagyott nemesek',
    about: 'Akit azért veszítesz el, mert csapatai dezertáltak, az nem halott: ilyenkor nem számít, van-e örököse.',
  },
  miracles: {
    name: 'Csodák pedig vannak',
    about: 'Egy tartós esemény később is érvényteleníthető, az áránál 1-gyel több hitért.',
  },
}
