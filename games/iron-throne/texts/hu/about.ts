import type { Meanings } from '../common/about.ts'

export const meanings: Meanings = {
  release: 'Visszakerül gazdája kezébe. Ő húz 1 kártyát, aztán te is.',
  torture:
    'Ha egy vezető kártyája: 4 erő a vezetőlapjáról a dobozba kerül. Ha egy élő karakteré: az 4 erőt veszít. Bármi más: megnevezed annak a Háznak egy karakterét, és 1 ereje hozzád kerül.',
  offer: 'Ha elfogadják, az ereje annak az oldalnak számít, és te is azzal győzöl vagy veszítesz.',
  accept: 'Az ereje a te oldaladnak számít; gazdája osztozik győzelmedben és vereségedben.',
  refuse: 'A karakter otthon marad, és gazdája ebben a körben mást sem ajánlhat.',
  influence: 'Aki kapja, kiterjeszt egy befolyásjelzőt az adó táblájára; öt kiterjesztett jelző véget vet a játéknak.',
  power: 'Ennyi erő kerül át az egyik vezetőlapról a másikra.',
  hostage: 'Aki kapja, ezt a lapot ejti túszul.',
  'any-hostage': 'Aki kapja, maga választja meg, honnan jön: a pakliból, a kézből vagy az ott lévő túszok közül.',
  adopt: 'Az ő javaslata lesz a vázlatod, hogy ellenajánlatot tehess.',
  propose: 'Mindenki hallja. Ellenfeled elfogadhatja, amíg áll.',
  agree: 'Megszületik az egyezség, és azonnal végre is hajtjátok. Senki sem kap büntetést.',
  reject: 'A javaslata lekerül az asztalról; a tárgyalás folytatódik.',
  'break-off': 'Mindkét oldal veszít: minden résztvevő büntetést kap.',
  'give-hostage': 'Ellenfeled 1 túszt szerez tőled, és ő választja meg, honnan.',
  'stay-out': 'Ebben az összecsapásban se nem nyersz, se nem veszítesz.',
  take: {
    deck: 'Gazdája nem tudja meg, melyik lap az.',
    hand: 'Gazdája látja, melyik lapja hiányzik.',
    held: 'A hátoldalán a Házat látod, az előlapját nem. Saját Házad lapja a kezedbe kerül.',
  },
}
