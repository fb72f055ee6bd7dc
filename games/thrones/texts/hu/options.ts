import type { GameTexts } from '../../../../text/index.ts'
import type { Thrones } from '../../types.ts'

export const options: GameTexts<Thrones>['options'] = {
  tidesOfBattle: {
    name: 'Csatakártyák',
    about:
      'Minden ütközetben mindkét fél húz egy lapot, amely erőt, ikont vagy koponyát adhat. Több szerencse, több meglepetés.',
  },
  victoryCheck: {
    name: 'Mikor nyer a hét vár és város',
    about:
      'A hetedik vár vagy város a menetelés parancs közben is győzelmet jelent-e, vagy csak ha a parancs lezárult.',
    choices: {
      'at-once': 'Azonnal, akár ugyanannak a menetelésnek az ütközete előtt',
      'after-order': 'Ha a menetelés parancs lezárult, ütközettel és kikötőkkel együtt',
    },
  },
  finalTieBreak: {
    name: 'Holtverseny a játék végén',
    about: 'Mi dönt az egyforma számú várost és várat uraló házak között a 10. forduló után.',
    choices: {
      rulebook: 'Várak, aztán utánpótlás, aztán saját készlet, aztán a Vastrón',
      'faq-2.0': 'Szárazföldi tartományok, aztán utánpótlás, aztán a Vastrón',
    },
  },
  darkWingsPortsPay: {
    name: 'A „Sötét szárnyak” a kikötőkért is fizet',
    about: 'A „Sötét szárnyak, sötét szavak” hatalomjelzői a kikötőkért is járnak, ahogy a „Trónok harca” lapnál.',
  },
  lannisterPortShip3p: {
    name: 'Lannister-hajó a kikötőben három játékossal',
    about: 'A Lannister-ház három játékossal is hajóval kezd Lannister-rév kikötőjében.',
  },
}
