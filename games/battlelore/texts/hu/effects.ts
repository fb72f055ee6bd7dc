import { type UnitType, unitTable, unitTypes } from '../../data/units.ts'
import type { Effects } from '../common/effects.ts'
import { cardEffects } from './cardEffects.ts'
import { names } from './names.ts'

/** The values of a unit's card in a line, but for its price. */
function values(type: UnitType): string {
  const { class: kind, attack, range, combatValue, move, health, markers } = unitTable[type]
  const reach = attack === 'ranged' ? `távolsági, lőtávolsága ${range[0]}–${range[1]}` : 'közelharci'
  const counted = markers ? ' (sérüléslapkákkal)' : ''
  const title = names.classes[kind].charAt(0).toUpperCase() + names.classes[kind].slice(1)
  return `${title}, ${reach}. Kocka ${combatValue}, mozgás ${move}, egészség ${health}${counted}.`
}

export const effects: Effects = {
  units: Object.fromEntries(
    unitTypes.map(type => [type, `${values(type)} Toborzási költség ${unitTable[type].cost}.`]),
  ) as Record<UnitType, string>,
  unitFor: (type, cost, scenario) =>
    `${values(type)} Toborzási költség ${cost} a szokásos ${unitTable[type].cost} helyett (${names.cards[scenario]}).`,
  abilities: {
    'double-shot': 'Ha utasították, és a mozgáslépésben nem mozgott, másodszor is támadhat, akár más célpontra.',
    ferocious:
      'Ha szomszédos egység támadja, a sérülés után azonnal ellentámadást indíthat, még visszavonulás előtt, és akkor is, ha éppen elpusztult.',
    flanking:
      'Más egységeid 1 kockával többel dobnak a vele szomszédos ellenségre; több ilyen egység nem adódik össze.',
    flying:
      'A terep nem hat rá. Átrepül egységek és víz fölött, csak szabad mező kell neki, ahol leszáll. Közelharcban 1 kockával kevesebbel dobnak rá.',
    frenzy: 'Minden hozzárendelt Hősiesség 1 sérülést okoz; a harc végén ugyanannyi saját figuráját veszíti el.',
    immovable: 'Minden harcban annyi visszavonulást hagyhat figyelmen kívül, amennyi a száma.',
    massive: 'Sosem állhat épületben, és nem is mozdítható oda.',
    mobility: 'Ha utasították, a támadáslépés végén még egyszer mozoghat, annyi mezőt, amennyi a száma.',
    pursue:
      'Előrenyomulás helyett legfeljebb annyi mezőt mozog, amennyi a száma, elsőként célpontja mezőjére, és még egyszer támadhat. Körönként egyszer.',
    rage: 'Minden elveszített figurájáért 1 kockával többel dob.',
    poison: 'Rendelj hozzá egy Hősiességet: a célpont mérgezett lesz.',
    vigilant: 'Támadására senki sem indíthat ellentámadást.',
    craving: 'A mozgáslépésben 1 mezővel többet mozoghat, ha ezt a mozgást ellenség mellett fejezi be.',
    rend: 'Egy harcban egy hozzárendelt Hősiesség 1 sérülést okoz annak a célpontnak, amely már a dobás előtt is sérült volt.',
    concussion: 'Rendelj hozzá egy Hősiességet: a célpont elkábított lesz.',
    'soul-feast': 'Minden hozzárendelt Hősiesség 1 sérülését gyógyítja.',
  },
  conditions: {
    poison:
      'Minden Tudás, amelyet mérgezett egységre dobnak, hozzárendelhető, hogy 1 sérülést okozzon neki. 2 tudásjelző meggyógyítja.',
    stun: 'Az elkábított egység nem mozog, nem támad, nem indít ellentámadást és nem vonul vissza: minden visszavonulás sérülés. 2 tudásjelző meggyógyítja.',
  },
  faces: {
    strike: '1 sérülés közelharcban.',
    cleave: '1 sérülés közelharcban, hacsak a dobó egység nem gyenge.',
    pierce: '1 sérülés távolsági támadásban.',
    morale: 'A célpont 1 mezőt visszavonul.',
    lore: 'Aki dobta, 1 tudásjelzőt kap.',
    heroic: 'Önmagában semmi; sok képesség és lap használja fel.',
  },
  terrain: {
    empty: 'Semmi sem áll az útban.',
    hill: 'Akadályozza a rálátást. A dombságon álló egység rálátását más egységek nem akadályozzák.',
    forest:
      'Akadályozza a rálátást, és véget vet a belépő mozgásának. Erdőből és erdőbe legfeljebb 2 kockával dobnak, a módosítók előtt.',
    building:
      'Akadályozza a rálátást, és véget vet a belépő mozgásának. A benne álló minden harcban és minden más hatásból 1 sérülést figyelmen kívül hagyhat. Masszív egység nem léphet be.',
    water: 'Gázló vagy híd nélkül senki sem léphet be, csak az, aki repül.',
    'command-tent':
      'Akadályozza a rálátást, és véget vet a belépő mozgásának. Az az ellenség, aki köre kezdetén rajta áll, 2 győzelmi pontért lebonthatja.',
  },
  crossings: {
    ford: 'Itt átkelhet egység a vízen, de aki belép, annak mozgása véget ér.',
    bridge: 'Itt az egységek úgy kelnek át a vízen, mintha sík terep volna.',
  },
  ...cardEffects,
}
