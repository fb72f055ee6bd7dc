import { chapter } from '../../../../../text/index.ts'

export const wildlings = chapter('AG-9', 'Wildling attack', {
  'AG-9.1':
    'The wildlings attack when their track reaches 12 (strength 12, AG-4.3.2), when Wildlings Attack is drawn (the strength on the track), and through Preemptive Raid (strength 6).',
  'AG-9.2':
    'All houses bid available Power in secret, from 0 up; after Preemptive Raid all but one. The bids are revealed together. What each house had before the bid is known to all.',
  'AG-9.3':
    'The bids add up to the strength of the Night’s Watch. If it is at least that of the wildlings, the Night’s Watch wins, otherwise the wildlings. Against strength 0 it always wins.',
  'AG-9.4':
    'If the Night’s Watch wins, the wildlings fall to 0. If the wildlings win, they fall by 4, not below 0. All bids go to the pool.',
  'AG-9.5':
    'If the Night’s Watch wins, the highest bidder matters; if the wildlings win, the lowest. Among equal bids the holder of the Iron Throne names one, before the card is revealed.',
  'AG-9.6':
    'The top Wildling card is revealed, takes effect and goes face down to the bottom of the deck. If the wildlings win, the lowest bidder suffers first, then all others who bid, in turn order. If the Night’s Watch wins, only the highest bidder is rewarded.',
  'AG-9.7': ['The nine Wildling cards', 'In each case: the lowest bidder, the others, the highest bidder.'],
  'AG-9.7.1':
    'A King Beyond the Wall. Lowest: goes last on all three tracks. Others, in the turn order that results: choose Fiefdoms or King’s Court and go last there, so that those who choose later end up lower. Highest: must go first on one track of their choice.',
  'AG-9.7.2':
    'Crow Killers. Lowest: all Knights become Footmen, as far as there are Footmen left; of the rest, which are destroyed, the owner chooses. Others: 2 Knights of their choice, or all if fewer, likewise. Highest: may turn up to 2 Footmen into Knights.',
  'AG-9.7.3':
    'Mammoth Riders. Lowest: loses 3 units anywhere, of its own choice, or as many as there are. Others: 2. Highest: may take one card back from its discards.',
  'AG-9.7.4':
    'Massing on the Milkwater. It strikes only hands of two or more cards. Lowest: discards all cards of the highest printed strength; if all cards in hand are equally strong, none. Others: discard one card of their choice. Highest: takes all discards back.',
  'AG-9.7.5':
    'Preemptive Raid. Lowest: loses 2 units, as far as there are any, or falls 2 positions, as far as possible, on the track where it stands highest; if there are several such tracks, the holder of the Iron Throne picks one. Either may be chosen even if it does little. Others: nothing. Highest: the wildlings attack at once again with strength 6 and a new card; this house does not bid and gets neither reward nor penalty. The track stays at 0, whatever happens.',
  'AG-9.7.6':
    'Rattleshirt’s Raiders. Lowest: Supply −2, others: Supply −1, not below 0; each brings its armies within Supply at once, the lowest bidder first. Highest: Supply +1, at most 6.',
  'AG-9.7.7': 'Silence at the Wall. Nothing happens to anybody.',
  'AG-9.7.8':
    'Skinchanger Scout. Lowest: loses all available Power left after the bid. Others: lose 2. Highest: gets its own bid back.',
  'AG-9.7.9':
    'The Horde Descends. Lowest: loses 2 units in one area of its choice with a castle or stronghold where it has at least two; if there is none, 2 units anywhere. Others: lose 1 unit anywhere. Highest: may muster in one of its castle or stronghold areas.',
  'AG-9.8':
    'After the losses of each house control, ports and victory are settled (AG-3.3.5, AG-3.6.9, AG-3.6.10, AG-10.1).',
  'AG-9.9':
    'The tracks count as they are at each moment: if a card changes the Iron Throne track, that changes who decides later ties and the order of effects still to come. The top card is unknown to all but a Raven holder who has looked. After an attack only the used card has moved, to the bottom.',
})
