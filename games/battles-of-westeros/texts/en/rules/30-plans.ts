import { chapter } from '../../../../../text/index.ts'

export const greenFork = chapter('BW-P2', 'Battle of the Green Fork', {
  'BW-P2.1':
    'Before round 1 Lannister lays 6 real and 3 decoy tokens face down on the nine hexes of the plan. Only Lannister may look.',
  'BW-P2.2':
    'A Stark unit that ends a movement there turns the token up: a decoy is removed, a real location becomes an objective under Stark control.',
  'BW-P2.3': 'Lannister units do nothing to a token face down. On a real location that is known they take control.',
  'BW-P2.4':
    'After round 5 Stark wins with control of at least 4 real locations and morale in the green zone or better, otherwise Lannister. What is still face down counts for nobody.',
})

export const whisperingWood = chapter('BW-P3', 'The Whispering Wood', {
  'BW-P3.1': 'Before round 1 Stark chooses in secret three of eight hexes for archers.',
  'BW-P3.2':
    'As a turn Stark may discard any order token, so that archers shoot that have not shot in this round: 3 dice, range 3, with the usual sight and caps of the target’s terrain; their own forest does not cap. Valor never hits. The target retreats away from them. They stay face up, and nobody counterattacks.',
  'BW-P3.3':
    'A Lannister unit that ends a movement in the hex of archers removes them; Stark must say so if they were hidden.',
  'BW-P3.4': 'A Lannister unit that ends a movement in Catelyn’s hex captures her: 5 victory points at once.',
  'BW-P3.5': 'A side wins at once with 5 victory points and the other’s Robb or Jaime captured, whichever comes last.',
})

export const wolfRaiders = chapter('BW-P4', 'Wolf Raiders', {
  'BW-P4.1':
    'Greatjon’s unit and Stark cavalry have Scorch the Earth, against empty hexes with tents alone: with a green shield the tent is taken for 1 victory point, and nothing burns.',
  'BW-P4.2':
    'Lannister lays 15 tokens, 4 red, 5 blue and 6 green, on the palisades, at least one on each. Stark rolls 5 dice, morale again until there is none: a shield removes a token of its colour, valor any, two dice together any. Unused dice are lost, palisades without tokens are removed.',
  'BW-P4.3':
    'Then Stark lays nine target markers on the river hexes of the plan, each next to markers of both other colours.',
  'BW-P4.4': 'Those nine hexes are fords for both sides.',
  'BW-P4.5':
    'When a Lannister unit moves into a hex whose marker has the colour of its rank, Stark rolls one die: with that shield the unit is eliminated, and its commander captured. Nothing cancels it. The marker stays.',
  'BW-P4.6': 'Palisades come first, then markers, then round 1.',
  'BW-P4.7':
    'Stark scores 1 for each tent taken and each unit eliminated; Lannister after round 4 scores 1 for each tent standing, and 1 for every three units in the camp. Nobody can be routed.',
})

export const remnant = chapter('BW-P5', 'Rallying the Remnant', {
  'BW-P5.1': 'All river hexes are fords.',
  'BW-P5.2':
    'At the end of each round each House scores the value of the farthest marked row that at least three of its units have reached.',
})

export const siege = chapter('BW-P6', 'Breaking the Siege', {
  'BW-P6.1':
    'Lannister lays the two tokens of Edmure face down. The first Stark unit that ends the movement of an order on one of them turns both up; the false one is removed.',
  'BW-P6.2':
    'A Stark unit that is with Edmure when a Stark turn begins may take him along when it is ordered and moves. Retreat, advance and pursuit do not carry him. Lannister units do nothing to him.',
  'BW-P6.3':
    'Greatjon’s unit and Stark cavalry have Scorch the Earth, against siege towers alone: with a green shield the tower is destroyed for 2 victory points, and nothing burns.',
  'BW-P6.4': 'At the end Stark scores 4 if a unit stands in Edmure’s hex and he is known.',
})

export const redFork = chapter('BW-P7', 'Razing the Red Fork', {
  'BW-P7.1': 'Three units of Lannisport Guards beside Gregor have Scorch the Earth for the whole battle.',
  'BW-P7.2': 'Buildings are objectives with control markers; a bridge counts only for a unit that stands on it.',
  'BW-P7.3':
    'Stark scores buildings and the wood bridge at the end of each round; what is devastated or gone scores nothing for Stark. Lannister scores after round 5 alone.',
  'BW-P7.4': 'Fire burns and spreads everywhere.',
})

export const southRoad = chapter('BW-P9', 'Break for the South Road', {
  'BW-P9.1':
    'An ordered Stark unit that is in row 1, or gets there with movement left, may leave the board for 1 hex of movement, unless it has stopped or entered a ford in this move. An engaged one leaves its engagement first; one in fire cannot go. It does not attack in that turn. No other movement leads off the board.',
  'BW-P9.2':
    'It is not eliminated and costs no morale. Stark scores 2, 3 or 4 for a green, blue or red unit, 1 more with a commander. He plays no more cards; his cards stay in the deck.',
  'BW-P9.3':
    'When the last Stark unit has left, or has fallen after others had left, the battle ends and the points are compared.',
  'BW-P9.4':
    'Lannister scores 1 for each Stark unit eliminated, and at the end 1 for each still on the board. Stark cannot be routed.',
})

export const twoRoads = chapter('BW-P10', 'Two Roads, One Hill', {
  'BW-P10.1':
    'Before round 1 both lay three discs face down at their entries, in secret and at the same time: two commanders of columns and a decoy.',
  'BW-P10.2':
    'At the start of rounds 2 and 3 each turns up one disc, the momentum player first, and the column arrives: the commander’s unit in the middle hex, two more beside it. Then decoys are removed.',
  'BW-P10.3':
    'If a hex is taken, the unit comes in on a free hex next to the entry. If an enemy is on the middle hex, or a unit finds no place, the column waits for the next round in which it can come.',
  'BW-P10.4':
    'Until he arrives, a commander, his unit and his five cards are out of play; then the cards are shuffled into the deck. Who has a column to come has not lost without units.',
  'BW-P10.5':
    'The four crown hexes count only while occupied: at the end of each round the side with units on more of them scores 1. Each enemy unit eliminated scores 1, each commander captured 1 more.',
})
