/**
 * Milliseconds of CPU time of this thread: a thought is measured by what it has used, not by how long others kept it waiting.
 * Older versions of Node do not count by threads: there it is the time that has passed.
 */
export function cpuNow(): number {
  if (typeof process.threadCpuUsage !== 'function') return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
