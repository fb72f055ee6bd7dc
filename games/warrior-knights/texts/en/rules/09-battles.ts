import { chapter } from '../../../../../text/index.ts'

export const battles = chapter('WK-9', 'Battles', {
  'WK-9.1.1':
    'An unexhausted Noble may attack in his area: a city his Baron does not control, another Baron’s stronghold, or another Baron’s Nobles who are not in a city or stronghold of their own.',
  'WK-9.1.2': 'At most two Barons take part. Nobles in a city or stronghold of their own are attacked only through it.',
  'WK-9.1.3':
    'All armies of the defending Baron in the area defend, exhausted ones too. The attacker chooses which of his unexhausted Nobles there fight, at least one.',
  'WK-9.1.4':
    'To attack a city or a stronghold every third Baron with a Noble on the board there must agree; again when a siege is finished. If one refuses nothing has happened, and another battle may be declared.',
  'WK-9.1.5':
    'An attack on Nobles is an open-field battle. Against a city or a stronghold the attacker chooses assault or siege.',
  'WK-9.1.6':
    'Nobles under siege may attack the besiegers, or other Nobles in the area, in the open field; walls do not count. A stronghold army never attacks.',
  'WK-9.1.7': 'Nobody may retreat of his own will.',
  'WK-9.2.1':
    'Attacker first, each side with several Nobles names its commander. Only his 200 and his ability count; an exhausted one has no ability.',
  'WK-9.2.2':
    'Each side draws a Fate card for each full 100 of its armies, 2 more for a commander, and more for certain cards: at most 10. Hands are secret.',
  'WK-9.2.3':
    'A side with a commander lays aside 2 cards, but keeps at least 1. Everybody may lay aside more, except neutral cities. These cards go under the deck, the attacker’s first.',
  'WK-9.2.4': 'Both hands are revealed together.',
  'WK-9.2.5': 'For each Draw Fate card another card is drawn, and so on. The limit of 10 does not count here.',
  'WK-9.2.6':
    'Attacker first, a star commander may deal 1 hit more, a square one prevent 1 more. Then each side takes the hits the other deals, less those it prevents.',
  'WK-9.2.7':
    'Attacker first, each hit is a casualty token on an army of the side, as its Baron chooses. An army with tokens worth its troops is destroyed and takes no more; hits that nobody can take are lost.',
  'WK-9.2.8': 'If either side has no living Noble now, victories are not counted.',
  'WK-9.2.9':
    'Each side counts its Victory cards, and 1 more for a triangle commander who lives and is used. Ahead by 2 or more is a full victory: all losing Nobles of the battle die. Ahead by 1 is a partial victory: they retreat. Equal is a stalemate.',
  'WK-9.2.10':
    'Deaths are carried out, the attacker’s first, then retreats. The Fate cards go under the deck, and the attackers who fought are exhausted. Tokens stay on armies that live.',
  'WK-9.2.11': 'A side may win though its commander died, if another Noble of it lives.',
  'WK-9.3.1':
    'An assault on a city is fought like an open-field battle; the defender adds the strength of the city to that of his armies.',
  'WK-9.3.2':
    'A city without a Noble of its owner has no commander and need lay nothing aside. A neutral one lays nothing aside, and its hits are breaches.',
  'WK-9.3.3':
    'The defender may take a hit as a breach while the city has strength, or on his armies. At strength 0 hits go to armies, if there are any.',
  'WK-9.3.4':
    'If the city is at 0, no defending Noble lives and an attacking one does, the city is captured, and victories are not counted. If all attacking Nobles died it is not.',
  'WK-9.3.5':
    'Otherwise victories are counted when an attacking Noble lives; a city with strength left counts as a living side. An attacker ahead by 1 drives the defending Nobles out, ahead by 2 or more kills them, and captures the city. A defender ahead by 1 drives the attackers off, by 2 or more kills them.',
  'WK-9.3.6': 'A city of strength 0 without defending Nobles is captured without a fight.',
  'WK-9.3.7':
    'First come deaths, then the change of control, then retreats, then razing. Breaches stay, and so does the fortification; all sieges of the city end.',
  'WK-9.3.8':
    'A fortified city that breaches bring to 0 is not fortified any more, and one breach token is removed; its strength stays 0.',
  'WK-9.3.9':
    'Whoever captures a city may raze it at once for 3 times its income. A city received as ransom, or protected by a law, cannot be razed.',
  'WK-9.4.1':
    'A siege can be laid if the armies chosen and 200 together are more than the defending armies, the walls, and 200 if a defending Noble is there.',
  'WK-9.4.2':
    'It is put on the place with its round. No cards are drawn and nothing is lost. The besiegers chosen are exhausted.',
  'WK-9.4.3':
    'A place under siege brings no Influence and no tax, is not fortified or repaired, and gets no troops or Nobles, except that a stronghold may still receive them. It still counts as controlled for victory, Votes and ties.',
  'WK-9.4.4':
    'A siege is lifted as soon as its Baron has no Noble on the board in the area. Another of his Nobles may take over, if one is always there.',
  'WK-9.4.5':
    'In any later round the same Baron may declare the siege again with an unexhausted Noble, passing permission and the test anew: the place falls at once without breaches, and all defending Nobles in it die.',
  'WK-9.4.6': 'He may assault a place he besieges. If it holds and a Noble of his stays, the siege goes on.',
  'WK-9.4.7':
    'Several Barons may besiege the same place, each with leave of the others. Sieges stay when a city becomes neutral or is handed over, except that of its new owner; they end when it is captured or razed.',
  'WK-9.4.8':
    'In the round in which a siege was declared the same Baron cannot declare it again, unless it was lifted meanwhile.',
  'WK-9.5.1':
    'A stronghold is attacked like a city, with strength 400 less its breaches; its own troops are an army without a Noble.',
  'WK-9.5.2': 'Without a Noble it has no commander and need lay nothing aside; its Baron decides on cards and hits.',
  'WK-9.5.3':
    'It falls when its strength is 0, all defending Nobles are dead and its army has tokens worth its troops; by a full or partial victory; by a siege; or without a fight when it is at 0 and empty.',
  'WK-9.6.1':
    'If an attacking Noble lives, the victor takes half of the loser’s crowns, rounded down, and one city of the loser’s choice. It keeps its fortification and breaches and cannot be razed now.',
  'WK-9.6.2': 'If all attacking Nobles died there is no plunder, but the stronghold falls all the same.',
  'WK-9.6.3': 'The stronghold leaves the board; its breaches and sieges go.',
  'WK-9.6.4': 'Its troops draw for deserters and lose their casualties. The rest stays with it off the board.',
  'WK-9.6.5': 'While it is off the board, and in the round in which it fell, its Baron gains no Influence in Upkeep.',
})
