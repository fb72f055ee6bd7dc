import { chapter } from '../../../../../text/index.ts'

export const planning = chapter('AG-5', 'Planning Phase', {
  'AG-5.1': ['Placing orders', 'All houses decide in secret what their units will do.'],
  'AG-5.1.1':
    'Place exactly one order face down in every place, on land, at sea and in port, where you have at least one unit, and nowhere else. A garrison or a Power token alone gets no order.',
  'AG-5.1.2':
    'You have ten normal orders: March −1, March +0, and two each of Defense +1, Support, Raid and Consolidate Power. There are five special ones: March +1, Defense +2, Support +1, Raid and Consolidate Power; your position on the King’s Court track says how many of them you may place (AG-2.8).',
  'AG-5.1.3': 'Orders that a Westeros card forbids this round may not be placed.',
  'AG-5.1.4': 'Every other order may be placed anywhere, even where it does nothing.',
  'AG-5.1.5': 'All houses place at the same time. You may change everything until you confirm.',
  'AG-5.1.6':
    'You never have to use special orders while normal ones suffice. If some house has more places than orders it may use, the houses place one after the other in turn order, still face down. Such a house places every order it may use, special ones too, and leaves places of its choice without one; all others fill every place.',
  'AG-5.1.7':
    'Forbidden orders and special orders above your number do not count as orders you may use, and a place left without an order is seen to have none. In this case those who come earlier in turn order have confirmed before the next begins.',
  'AG-5.2': ['Secrecy', 'Orders are secret until they are revealed.'],
  'AG-5.2.1':
    'Nobody may see another house’s placed or unused orders before they are revealed; everybody sees which places have one. You may talk, promise and lie as you like.',
  'AG-5.3': ['Reveal', 'All orders are turned over at once.'],
  'AG-5.3.1':
    'When all have confirmed, all orders are revealed together. From now on everything on the board is open, and so is what each house has not used.',
  'AG-5.4': ['Messenger Raven', 'Its holder knows a little more than the others.'],
  'AG-5.4.1': 'The holder exchanges an order, or looks at a Wildling card, or does neither.',
  'AG-5.4.2':
    'Exchange: take back one of your orders on the board and place one of your unused orders in its stead, face up. Forbidden orders and your number of special orders count as when placing.',
  'AG-5.4.3':
    'Look: see the top Wildling card in secret and put it back on top or at the bottom of its deck. The others see which. You may tell them what it was, truly or not, but never show it.',
  'AG-5.4.4': 'After an exchange or a look the Raven is used for this round.',
  'AG-5.4.5': 'All this happens at the end of the Planning Phase, after the orders are revealed.',
})
