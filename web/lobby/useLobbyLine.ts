/** The line on which the server tells what changes in the lobby. */
import { useEffect, useEffectEvent, useState } from 'react'
import type { LobbyMessage } from '../../table/sync/lobby.ts'
import { steadyLine } from '../link/line.ts'
import { hearPage } from '../newerPage.ts'

const address = () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/lobby/live`

/** Hears what the server tells for as long as the page is shown; gives whether the connection is lost. */
export function useLobbyLine(hear: (message: LobbyMessage) => void): boolean {
  const [isLost, setIsLost] = useState(false)
  const told = useEffectEvent((text: string) => {
    setIsLost(false)
    const message = JSON.parse(text) as LobbyMessage
    if (message.is === 'here') hearPage(message.page)
    else hear(message)
  })
  useEffect(() => steadyLine(address(), { hear: text => told(text), lost: () => setIsLost(true) }).close, [])
  return isLost
}
