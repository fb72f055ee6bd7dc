/** The words of finding a game in the language of the reader. */
import { useSettings } from '../settings.ts'
import { en, type LobbyWords } from '../texts/en/lobby.ts'
import { hu } from '../texts/hu/lobby.ts'

const words = { en, hu }

export const useLobbyWords = (): LobbyWords => words[useSettings().language]
