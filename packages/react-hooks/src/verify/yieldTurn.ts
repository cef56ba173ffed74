/**
 * Yields to all other work, input and painting first. A timer is the fallback;
 * browsers make nested timers wait 4 ms each.
 */
export function yieldTurn(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof MessageChannel === 'undefined') {
      setTimeout(resolve)
      return
    }
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      // An open port keeps a server's process alive.
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
