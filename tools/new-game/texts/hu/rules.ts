import { chapter, type RuleChapter } from '../../../../text/index.ts'

export const rules: readonly RuleChapter[] = [
  chapter('NG-1', 'Előkészület', {
    'NG-1.1': 'A játékban 12 lap van, értékük 1 és 12 között minden szám egyszer.',
    'NG-1.2': 'Ketten, hárman vagy négyen játszhattok. Mindenki színt választ, vagy húz egyet a maradékból.',
    'NG-1.3': 'Mindenki kap 5 érmét.',
    'NG-1.4':
      'Keverjétek meg a lapokat. A pakli 6 lapból áll, hosszú játékban 8 lapból. A maradék látatlanban a dobozban marad.',
    'NG-1.5': 'Mindenki kap egy lapot, amely nincs a pakliban: a gazdája megnézi, és titokban tartja.',
    'NG-1.6': 'Bármit mondhattok, és a szavatokat nem kell megtartani.',
  }),
  chapter('NG-2', 'Ajánlatok', {
    'NG-2.1': 'A forduló elején fordítsátok fel a pakli legfelső lapját.',
    'NG-2.2':
      'Titokban mindenki eldönti, hány érmét kínál a sajátjából (lehet semmit is), aztán egyszerre mutatjátok meg.',
    'NG-2.3':
      'A legnagyobb ajánlat nyeri a lapot. Az egyformák közül az nyer, aki a legkevesebb lapot tartotta meg; ha ez is egyforma, aki előbb ül.',
    'NG-2.4': 'A győztes kifizeti az ajánlatát. Ezután mindenki kap 1 érmét.',
  }),
  chapter('NG-3', 'A lap', {
    'NG-3.1': 'A győztes rögtön dönt: megtartja a lapot (NG-3.2), vagy eladja (NG-3.3).',
    'NG-3.2': 'A megtartott lap a játék végéig nyíltan fekszik a gazdája előtt.',
    'NG-3.3': 'Az eladott lap kikerül a játékból. A győztes az értéke felét kapja érmében, fölfelé kerekítve.',
  }),
  chapter('NG-4', 'A játék vége', {
    'NG-4.1': 'A játéknak vége, amikor új forduló kezdődne, és a pakli üres. Minden titkos lapot felfordítunk.',
    'NG-4.2': 'Annyi pontod van, amennyit a megtartott lapjaid és a titkos lapod együtt érnek.',
    'NG-4.3':
      'A legtöbb pont győz; egyenlőség esetén a legtöbb érme. Akiknek mindkettőből ugyanannyi van, osztoznak a győzelmen.',
  }),
]
