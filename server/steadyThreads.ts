/**
 * Imported where threads are started. Node reads TypeScript by WebAssembly, in each thread anew; after a thousand calls from there into
 * JavaScript V8 compiles such a call again, for all threads of the process. It may lose count of what it has compiled, and then ends the
 * process ("Check failed: jit_page.has_value()", V8 13.6): here nothing is compiled again.
 */
import { setFlagsFromString } from 'node:v8'

setFlagsFromString('--wasm-wrapper-tiering-budget=1000000000')
