import type { GuideWords } from '../../../text/index.ts'
import type { StepId } from './index.ts'

export const hu: Readonly<Record<StepId, GuideWords>> = {
  aim: {
    title: 'Mi a célod?',
    text: 'Te vezeted a Stark-házat a csatatér alján; a Lannister-házat egy gép irányítja. Ez a csata két folyópartért folyik, amelyek most világítanak. Öt forduló után a Lannister-ház győz, ha mindkettő az övé, különben te.\nMinden megsemmisült egység csökkenti a morált. Akinek elfogy a morálja, megfutamodik, és azonnal veszít.',
  },
  field: {
    title: 'Mit látsz?',
    text: 'Egy egység legfeljebb négy figura egy mezőn. Ha találat éri, figurát veszít, de ugyanannyi kockával harcol tovább. A lábánál lévő pajzs a rangja: a zöld, a kék és a vörös 2, 3 és 4 kockával dob.\nAhol zászló lobog, az egység aktív, és kaphat utasítást. A csillag parancsnokot jelöl. Mutass rá: látod az irányítási zónáját, két mezőre körülötte.',
  },
  above: {
    title: 'A csatatér fölött',
    text: 'Ott látod a fordulót, a morálsávot, és mindkét oldal pontjait, utasításjelzőit, parancsjelzőit és kártyáit. Mutass bármelyikre, és elolvashatod, mit jelent.\nA körödben utasításjelzőt használsz, vezérkártyát játszol ki, vagy passzolsz.',
  },
  token: {
    title: 'Használj utasításjelzőt',
    text: 'Minden fordulóban mindkét oldal kockadobással kapja a jelzőit. A kék jelző egy kék egységnek ad utasítást.',
  },
  order: {
    title: 'Adj utasítást az íjászaidnak',
    text: 'Válaszd a L8 mezőn álló íjászokat, és hagyd őket a helyükön: amelyik íjász mozgott, eggyel kevesebb kockával lő.',
  },
  shoot: {
    title: 'Lőj',
    text: 'Az íjászok négy mezőre lőnek. Mielőtt lősz, mutass a L4 mezőn álló őrökre: a csatatér megmondja, hány kockával dobsz, és mi várható. A célpont színével egyező pajzs talál. Az íjászok hősiességgel sosem találnak.',
  },
  card: {
    title: 'Játssz ki egy vezérkártyát',
    text: 'Az ellenség két figurát veszített. Ezután a Lannister-ház lépett: lovasaik a vonalad előtt állnak, a D7 mezőn. Maege Mormont közel van. Játszd ki vele a „Hívjátok a zászlósurakat I.” kártyát: egy parancsjelzőbe kerül, és legfeljebb három egységnek ad utasítást az irányítási zónájában.',
  },
  units: {
    title: 'Három egység',
    text: 'Válaszd ki, kik cselekedjenek: maga Maege a D8 mezőn, az északi gyalogosok a C8 mezőn és a lovasok a E8 mezőn.',
  },
  riders: {
    title: 'Előbb a mozgás',
    text: 'Minden egység az első támadás előtt mozog. Vidd a lovasaidat a E8 mezőről a E7 mezőre, az ellenség mellé. A többiek jól állnak: ne mozgass mást.',
  },
  engage: {
    title: 'Összecsapás',
    text: 'Támadj először Maegével. A közelharci támadás összecsapást hoz létre: jelző kerül a két egység közé, és aki kilép belőle, búcsúcsapást kap.',
  },
  flank: {
    title: 'Támadj oldalról',
    text: 'Egy találat; a gyalogosok hősiessége lovasságnak nem árt. Az ellenség most Maegével áll összecsapásban, így lovasaid oldalról támadnak, és egy jel összes kockáját újradobhatják. Dobd újra a vörös pajzsot.',
  },
  pursue: {
    title: 'Üldözd',
    text: 'Két pajzs az ellenség zöldjében: a lovasai odavesztek. Az a lovasság, amelyik kiürítette a szomszédos mezőt, üldözhet. Foglald el.',
  },
  fallen: {
    title: 'Morál',
    text: 'Egy elveszett zöld egység egy morálba kerül, egy vörös háromba: nézd a sávot. Ezután a Lannister-ház jelzőt használt. Amelyik egység cselekedett, annak zászlaja fel van tekerve; a következő forduló elején mind újra aktív lesz.',
  },
  alone: {
    title: 'Te jössz',
    text: 'Innen egyedül játszol. Két egyforma jelző bármelyik egységnek adhat utasítást. Amelyik egység mellett két baráti egység áll, az kitart, és ellentámadást indíthat: tartsd együtt a vonaladat. A csataterv megmondja a célt, az asztal pedig elmagyaráz minden választást.',
  },
}
