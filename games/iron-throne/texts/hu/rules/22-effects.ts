import { type EffectWords, effectChapter, type Notes } from '../../common/effectChapter.ts'
import { effects } from '../effects.ts'
import { names } from '../names.ts'

const words: EffectWords = { characters: names.characters, titles: names.effects, texts: effects.abilities }

const leaderNotes: Notes = {
  'eddard-stark': 'Mindegy, melyikük játszott ki fegyverszünetkártyát. A lapok úgy maradnak, ahogy vannak.',
  'robb-stark': '3-nál kevesebb lappal nem használható.',
  'catelyn-stark': 'Csak a saját körödben használható.',
  'bran-stark': 'A kifizetett erő akkor sem jár vissza, ha egy későbbi hatás haszontalanná teszi.',
  'arya-stark': 'Döntetlen és kudarcba fulladt tárgyalás után is vesztettél. Ellenfeledre nem vonatkozik.',
  'cersei-lannister': 'Azt a játékost nem kell kérdezni, de jutalmat és büntetést úgy kap, mint bármelyik támogató.',
  'jaime-lannister': 'Halott karakterrel nem tesz semmit.',
  'tyrion-lannister': 'Vesztesek így is maradnak.',
  'tywin-lannister': 'Ez az erő beleszámít az összértékbe, és a büntetésbe is.',
  'joffrey-baratheon': 'Ha a karakternek csak 1 ereje van, 1-et kapsz.',
  'stannis-baratheon': 'Ha kevesebb lap van a pakliban, előbb a használtak kerülnek alá megkeverve.',
  melisandre: 'Az erő a saját vezetőlapodra kerül, és a karakter belehalhat.',
  'davos-seaworth': 'Előbb húzol, aztán osztasz szét.',
  'selyse-baratheon': 'A lapot meg kell mutatni.',
  'shireen-baratheon': 'A túsz gazdája 1 kártyát húz, mint rendesen.',
  'daenerys-targaryen': 'Ha nem viszálykártya, az értéke 0.',
  'viserys-targaryen': 'A két aktív játékos húz, mint rendesen.',
  'khal-drogo': 'Akkor is használható, ha más túsz nem volt. Aki el van zárva a jutalomtól, nem használhatja.',
  'jorah-mormont': 'Így túszt sem szerezhet tőled senki.',
  'barristan-selmy': 'Ebben a körben senki sem ajánlhat támogatást.',
  'margaery-tyrell': 'Előbb húzol, aztán osztasz szét.',
  'olenna-tyrell': 'A két veszteség egy hatás, bármely oldalról.',
  'loras-tyrell': 'A lapokat meg kell mutatni, és a növelés elvész, ha a kimenetel nem viszály.',
  'mace-tyrell': 'Ha 7 vagy több lapod marad, nem húzol.',
  'renly-baratheon': 'A kötelezett támogatók is számítanak.',
}

const cardNotes: Notes = {
  'eddard-stark': 'Az elárult túszejtése megmarad. Bármelyik oldal kijátszhatja.',
  'catelyn-stark': 'Az erő nélkül maradt karakter meghal.',
  'robb-stark': 'Ez a kártya és az, amelyet felfedtél, még játékban van.',
  'bran-stark': 'Csak te látod, egyszer.',
  'arya-stark': 'Döntetlen és kudarcba fulladt tárgyalás után is kijátszható. Előbb jönnek a büntetések.',
  'cersei-lannister': 'A jutalmak és büntetések megmaradnak.',
  'jaime-lannister': 'A két példány összeadódik.',
  'tyrion-lannister':
    'Akinek több nagyobb van, maga választ. Az ott fekvő karakterkártya 0, a kézben lévő pedig nem viszálykártya. Ha nincs ilyen, azt mindenki megtudja.',
  'tywin-lannister': 'Akit megkíméltek a büntetéstől, az nem választható.',
  'joffrey-baratheon': 'Aktív játékos soha nem vonul vissza.',
  'stannis-baratheon': 'Így nincs tárgyalás.',
  melisandre: 'Az erő saját Háza vezetőlapjára kerül.',
  'davos-seaworth': 'Senki sem látja, melyiket tetted el.',
  'selyse-baratheon': 'Így túszt sem szerezhet tőled senki.',
  'shireen-baratheon': 'Előbb te húzol; a másik bármelyik oldalon állhat.',
  'daenerys-targaryen': 'A lapot meg kell mutatni.',
  'viserys-targaryen': '2-nél kevesebb lappal csak a túsz marad. Te választod meg, honnan jön.',
  'khal-drogo': 'Az erő saját vezetőlapjukra kerül.',
  'jorah-mormont': 'Más senki sem látja őket.',
  'barristan-selmy': 'Lehetsz a védő vagy támogató.',
  'margaery-tyrell': 'Ezt senkinek sem kell elfogadnia.',
  'olenna-tyrell': 'A saját is választható. Az erő saját Háza vezetőlapjára kerül.',
  'loras-tyrell': 'Kijátszáskor kell megszámolni őket.',
  'mace-tyrell': 'Előbb húzol, aztán osztasz szét.',
  'renly-baratheon': 'Ha senki sem áll be, a lap akkor is elhasználódik.',
}

export const leaderEffects = effectChapter('leader', 'IT-22', 'A vezetők egyenként', words, leaderNotes)
export const cardEffects = effectChapter('card', 'IT-23', 'A karakterkártyák egyenként', words, cardNotes)
