/**
 * The service worker of the page: the one file of it, built as /worker.js (build.ts). What it does is told by its parts, which listen
 * to events of their own.
 */
import { keepPage } from './keep.ts'
import { renewPush, showNotices } from './push.ts'

keepPage(__KEPT__)
showNotices()
renewPush()
