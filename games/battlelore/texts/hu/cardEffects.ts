import type { Effects } from '../common/effects.ts'

type Cards = Pick<Effects, 'commandCards' | 'loreCards' | 'timings' | 'scenarios' | 'armies'>

const scouts = 'A húzáslépésben húzz 2 parancskártyát, és tarts meg 1-et.'
const yourTurn = 'Az utasításlépésed végén.'
const yourAttack = 'Amikor egy egységed támad, a dobás előtt.'

export const cardEffects: Cards = {
  commandCards: {
    'patrol-left': 'Utasíts legfeljebb 2 egységet a bal játéktereden.',
    'patrol-center': 'Utasíts legfeljebb 2 egységet középen.',
    'patrol-right': 'Utasíts legfeljebb 2 egységet a jobb játéktereden.',
    'attack-left': 'Utasíts legfeljebb 3 egységet a bal játéktereden.',
    'attack-center': 'Utasíts legfeljebb 3 egységet középen.',
    'attack-right': 'Utasíts legfeljebb 3 egységet a jobb játéktereden.',
    'line-advance': 'Utasíts legfeljebb 1 egységet minden játéktéren.',
    wedge: 'Utasíts legfeljebb 2 egységet középen és 1-et mindkét másik játéktéren.',
    pincer: 'Utasíts legfeljebb 2 egységet a bal és 2-t a jobb játéktereden.',
    'massed-left': 'Utasíts legfeljebb 5 egységet a bal játéktereden.',
    'massed-center': 'Utasíts legfeljebb 5 egységet középen.',
    'massed-right': 'Utasíts legfeljebb 5 egységet a jobb játéktereden.',
    'scout-left': `Utasíts 1 egységet a bal játéktereden. ${scouts}`,
    'scout-center': `Utasíts 1 egységet középen. ${scouts}`,
    'scout-right': `Utasíts 1 egységet a jobb játéktereden. ${scouts}`,
    onslaught: 'Utasíts legfeljebb 3 gyalogos egységet bárhol. Az első támadás előtt mindegyik mozoghat 1 mezőt.',
    'battle-march': 'Utasíts legfeljebb 3 olyan egységet bárhol, amelyik nem gyenge.',
    'cavalry-charge': 'Utasíts legfeljebb 3 lovas egységet bárhol. Mindegyik 1 mezővel többet mozoghat.',
    'darken-the-sky':
      'Utasíts legfeljebb 3 távolsági egységet bárhol. Amelyik nem mozog a mozgáslépésben, az első támadásában 1 kockával többel dob.',
    'elite-vanguard':
      'Utasíts legfeljebb 3 elit vagy legenda egységet bárhol. Mindegyik azonnal felgyógyul 1 sérülésből.',
    'to-the-banners': 'Utasíts legfeljebb 3 olyan egységet, amelyik zászlós mezőn vagy mellette áll.',
    'rally-the-wounded': 'Utasíts legfeljebb 2 egységet bárhol. Mindegyik azonnal felgyógyul 1 sérülésből.',
    'lore-surge': 'Utasíts legfeljebb 2 egységet bárhol, és kapsz 2 tudásjelzőt.',
    'forced-march':
      'Utasíts legfeljebb 4 egységet bárhol. Mindegyik 1 mezővel többet mozoghat, de ebben a körben nem támadhat.',
  },
  loreCards: {
    runeblade:
      'A dobás 4 kocka, akármi más szól a számáról. Tegyél félre belőle, legalább 1-et, és a többit dobd újra, amíg mind a 4 félre nem kerül.',
    'runic-barrier':
      'A tudáskártya nem hat, kifizetés nélkül eldobják, és ellenfeled ebben a körben nem játszik ki több tudáskártyát.',
    'take-to-the-skies':
      'Vedd fel bármelyik fél egyik egységét, amely fölött átrepült, és tedd szabad mezőre az Óriásmadár harcostól legfeljebb 2 mezőre.',
    overrun:
      'Ebben a körben lovasaid áttörnek az ellenségen. Minden alkalommal dobj 1 kockát: Csapás vagy Vágás 1 sérülést okoz. Ott nem állhatnak meg, és nem mehetnek át ott, ahol a terep megállítaná őket.',
    'shield-wall': 'Gyalogos egységed e harcban legfeljebb 2 sérülést figyelmen kívül hagy.',
    'hold-the-line': 'Egységed e harc minden visszavonulását figyelmen kívül hagyja.',
    'mend-the-ranks': 'Egyik egységed, amely mellett nincs ellenség, legfeljebb 2 sérülésből felgyógyul.',
    'crimson-volley': 'Távolsági egységed 2 kockával többel dob.',
    'rune-of-binding': 'Kábíts el egy ellenséget, amely legfeljebb 3 mezőre van egyik egységedtől; legendára nem hat.',
    'rallying-banner': 'Kapsz 1 győzelmi pontot, ha egységeid legalább 2 zászlós mezőn állnak.',
    'swift-orders': 'Utasíts még 1 egységet, bárhol áll.',
    riposte: 'Az ellentámadás 2 kockával többel dob.',
    'wisdom-of-the-knight': 'Húzz most 3 parancskártyát, és tarts meg 1-et.',
    'fury-of-yllan':
      'Dobj 3 kockával többel. Minden hozzárendelt Vágás 1 sérülést okoz, gyenge vagy távolsági egységnél is.',
    unstoppable: 'Az elpusztuló egység előbb ellentámadást indít, ha tud, és még nem kényszerítették hátra.',
    portal:
      'Tedd a két kaput két mezőre, egymástól legfeljebb 8 mezőre. Akinek a köre van, átléphet egyikről a másikra, és az ottani terep nem állítja meg.',
    'battle-cry': 'Egyik egységed minden szomszédos ellenségét 1 mezővel egyenesen hátralöki, ahol van hely.',
    'surprise-attack': 'Egységed 2 kockával többel dob.',
    'blood-ritual': 'Vegyél le 1 figurát egyik gyalogos egységedből, és kapsz 3 tudásjelzőt.',
    'dark-venom': 'Mérgezz meg legfeljebb 2 ellenséget, mindegyiket legfeljebb 3 mezőre egyik egységedtől.',
    'demonic-vigor': 'Egyik elit vagy legenda egységed legfeljebb 3 sérülésből felgyógyul.',
    'dread-of-the-ynfernael': 'E dobásban minden hozzárendelt Hősiesség 1 mezővel visszaveti a célpontot.',
    'flay-the-weak': 'Egyik egységed szomszédságában egy gyenge ellenség 1 sérülést szenved.',
    'howl-of-the-pack': 'Utasíts még legfeljebb 2 lovas egységet, bárhol állnak.',
    'nightmare-visions': 'Egy utasított ellenséges egység erre a körre elveszíti az utasítását.',
    'harvest-of-souls': 'Húzz 2 tudáskártyát.',
  },
  timings: {
    runeblade: yourAttack,
    'runic-barrier': 'Amikor az ellenfeled felmutat egy tudáskártyát.',
    'take-to-the-skies': 'Amikor Óriásmadár harcosod mozgott a mozgáslépésben, és átrepült egy egység fölött.',
    overrun: yourTurn,
    'shield-wall': 'Amikor gyalogos egységed harcban sérülést szenvedne.',
    'hold-the-line': 'Amikor egységedet harcban visszavonulásra kényszerítik.',
    'mend-the-ranks': yourTurn,
    'crimson-volley': 'Amikor egy távolsági egységed támad, a dobás előtt.',
    'rune-of-binding': yourTurn,
    'rallying-banner': 'A pontlépésedben.',
    'swift-orders': yourTurn,
    riposte: 'Amikor egy egységed ellentámadást indít, a dobás előtt.',
    'wisdom-of-the-knight': 'A húzáslépésedben, mielőtt húznál.',
    'fury-of-yllan': 'Amikor egy egységed támad vagy ellentámadást indít, a dobás előtt.',
    unstoppable: 'Amikor egy támadás elpusztítaná az egységedet.',
    portal: 'A mozgáslépésed kezdetén.',
    'battle-cry': 'Bármelyik mozgáslépés végén.',
    'surprise-attack': yourAttack,
    'blood-ritual': yourTurn,
    'dark-venom': yourTurn,
    'demonic-vigor': yourTurn,
    'dread-of-the-ynfernael': 'Egy dobásod után, amelyben van Hősiesség.',
    'flay-the-weak': 'A támadáslépésed kezdetén.',
    'howl-of-the-pack': yourTurn,
    'nightmare-visions': 'Az ellenfeled utasításlépésének végén.',
    'harvest-of-souls': 'Amikor egy egységed harcban elpusztított egy ellenséget.',
  },
  scenarios: {
    'mustering-the-militia':
      'A Citadellaőrök 1 toborzásponttal kevesebbe kerülnek. A pontlépésben: 1 győzelmi pont, ha egységeid legalább 2 épületmezőn állnak.',
    'damming-the-muir-river':
      'A pontlépésben: 1 győzelmi pont, ha térfeled vizén áll egységed, ellenséges pedig egy sem.',
    'the-last-bridge': 'A pontlépésben: 1 győzelmi pont, ha egy egységed tartja a hidat, és nincs mellette ellenség.',
    'the-blood-muir-forest':
      'A pontlépésben: 1 győzelmi pont, ha egységeid térfeled legalább 2 erdőmezőjén állnak, a középső sort is beleértve.',
    'watch-on-the-heights':
      '1 győzelmi pont, valahányszor egy dombságon álló távolsági egységed harcban elpusztít egy ellenséget. A pontlépésben: 1 győzelmi pont, ha egységeid térfeled legalább 3 dombságmezőjén állnak.',
    'road-to-nordgard': 'A pontlépésben: 1 győzelmi pont, ha egy egységed a középső soron túl áll.',
    'the-rune-vault':
      'A pontlépésben: ha egy egységed zászlós épületben áll, 3 tudásjelzőért vehetsz 1 győzelmi pontot.',
    'staking-a-claim': 'A pontlépésben: 1 győzelmi pont, ha egy egységed ellenfeled lapjának zászlóján áll.',
    'blood-in-the-water':
      '1 győzelmi pont, valahányszor egy egységed olyan ellenséget pusztít el, amely vízen vagy víz mellett áll.',
    'arrows-from-the-barrows':
      'Távolsági egységeid 1 mezővel messzebbre lőnek, és átlátnak a rálátásukat akadályozó első tereptárgyon.',
    'feast-of-flesh':
      '1 győzelmi pont minden elpusztult ellenséges lovas vagy elit egységért, 2 győzelmi pont legendáért.',
    'the-land-of-our-fathers': 'E lap erdei zászlója 1 helyett 2 győzelmi pontot ad neked.',
    'the-breach': 'A pontlépésben: 1 győzelmi pont, ha legalább 2 egységed a középső soron túl áll.',
    'altar-of-blood':
      'A pontlépésben: ha egy egységed zászlós épületben áll, leveheted 1 figuráját, vagy tehetsz rá 1 sérüléslapkát, 1 győzelmi pontért.',
  },
  armies: {
    'blackened-skies': 'Nyilak minden oldalról, fölöttük az Óriásmadár harcos.',
    'guardians-of-lore': 'Gólemek és őrök, akik nem hátrálnak, és tudás a szükség órájára.',
    'riders-of-the-muir': 'Gyors lovasok a szárnyakon, szívós őrök középen, a döntéshez egy Óriásmadár harcos.',
    'reign-of-venom': 'Előbb a mérgezett nyilak, aztán a Káosz lord.',
    'brutal-assault': 'Minden, ami tép és harap, közvetlen közelről.',
    'harvest-of-flesh': 'Mindenből egy kevés, élén a Káosz lorddal.',
  },
}
