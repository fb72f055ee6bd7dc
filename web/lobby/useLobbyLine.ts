/** The line on which the server tells what changes in the lobby. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { LobbyMessage } from '../../table/sync/lobby.ts'
import { steadyLine } from '../link/line.ts'
import { hearPage } from '../newerPage.ts'

const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/lobby/live`

/**
 * Hears what the server tells for as long as the page is shown; gives whether the connection is lost. `user`: the line of whom;
 * null: of a stranger; undefined: it is not known yet, and nothing is heard.
 */
export function useLobbyLine(user: string | null | undefined, hear: (message: LobbyMessage) => void): boolean {
  const [isLost, setIsLost] = useState(false)
  const told = useEffectEvent((text: string) => {
    setIsLost(false)
    const message = JSON.parse(text) as LobbyMessage
    if (message.is === 'here') hearPage(message.page)
    else hear(message)
  })
  useEffect(() => {
    if (user === undefined) return
    return steadyLine(address(), { hear: text => told(text), lost: why => setIsLost(why !== 'gone') }).close
  }, [user])
  return isLost
}
