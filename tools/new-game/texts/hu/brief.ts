import type { BriefPart } from '../../../../text/index.ts'

/** The game in a few words. */
export const brief: readonly BriefPart[] = [
  {
    title: 'Hogyan lehet győzni',
    asks: 'győzelem nyerni vége cél pont egyenlőség',
    text: 'Neked legyen a legtöbb pontod, amikor a pakli elfogy: a megtartott lapjaid és a titkos lapod értéke. Egyenlőség esetén a legtöbb érme győz.',
  },
  {
    title: 'Az első forduló előtt',
    asks: 'előkészület kezdés osztás pakli',
    text: 'Mindenkinek 5 érméje és egy titkos lapja van. A pakli 6 lapból áll, hosszú játékban 8 lapból; a többi a dobozban marad.',
  },
  {
    title: 'Egy forduló',
    asks: 'kör ajánlat licit érme',
    text: 'Felfordítotok egy lapot. Titokban mindenki érméket ajánl érte, aztán egyszerre mutatjátok meg; a legnagyobb ajánlat nyer és fizet. Ezután mindenki kap 1 érmét.',
  },
  {
    title: 'Mit tehetsz a lappal',
    asks: 'megtartani eladni ár pénz',
    text: 'Megtartod a pontjaiért, vagy rögtön eladod: az értéke felét kapod érmében, fölfelé kerekítve.',
  },
]
