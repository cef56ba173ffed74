import type { Difference } from '@strongroom/verify'
import {
  type HostState,
  judgeHost,
  type KeptRelease,
  type Pin,
} from './judgeHost.ts'
import {
  deleteOthers,
  hashText,
  hasRelease,
  pinRelease,
  ReleaseChangeError,
  readList,
  readPin,
  writePin,
  writeRelease,
} from './keptReleases.ts'
import { isPageOf, ownHashes } from './ownPage.ts'
import {
  answerWithin,
  type HostReading,
  isWorker,
  readHost,
} from './readHost.ts'
import { hostAlert, releaseState } from './releaseState.ts'

const checkEvery = 3_600_000
const mostDifferences = 50

/** One tab at a time does this; the others wait. */
const inTurn = <result>(
  work: 'checks' | 'releases',
  run: () => Promise<result>,
): Promise<result> =>
  navigator.locks.request(`strongroom-${work}`, run) as Promise<result>

/** Asks the browser to evict nothing of this site. Firefox asks the owner in turn. */
const keepStorage = () =>
  void navigator.storage?.persist?.().catch(() => undefined)

/** Whether this page runs the scripts of a list of files, as its text. */
const isPageOfList = (list: string | undefined) =>
  isPageOf(
    (JSON.parse(list ?? '{}') as { files?: Record<string, string> }).files ??
      {},
  )

/**
 * Checks the host, stores a release that it offers, and raises the alert for anything else
 * that differs. The first whole release of a browser is accepted as it is.
 *
 * @param isWhole reads every file of the host, as the owner asked by a click
 */
export async function checkHost(isWhole = false): Promise<void> {
  if (isWhole) keepStorage()
  releaseState.set({ isChecking: true })
  try {
    const reading = await inTurn('checks', async () => {
      const read = async (isWhole: boolean) => {
        const reading = await readHost(await findPin(), isWhole)
        // A host that hangs keeps no owner from changing the release meanwhile.
        await inTurn('releases', () => judge(reading))
        return reading
      }
      const reading = await read(isWhole)
      const { host, isFull, isLost } = releaseState.get()
      // Files were lost during the check, which has read some of them only.
      return isLost && !isFull && host?.kind === 'same' ? read(true) : reading
    })
    // The browser requests a new worker without a limit. That answer, too, may delete
    // what is stored.
    void keepWorker(reading)
      .catch(() => undefined)
      .then(() => inTurn('releases', keepPin))
  } finally {
    releaseState.set({ isChecking: false })
  }
}

/** Raises the alert, or adds to it. */
function raiseAlert(
  differences: readonly Difference[],
  about?: 'worker' | 'lost',
): void {
  hostAlert.set((current) => ({
    isWorker: about === 'worker' || (current?.isWorker ?? false),
    isLost: about === 'lost' || (current?.isLost ?? false),
    differences:
      differences.length > 0
        ? differences.slice(0, mostDifferences)
        : (current?.differences ?? []),
    seen: Date.now(),
    isOver: false,
  }))
}

/** The pin of this browser, or the one that this tab has in memory. */
async function findPin(): Promise<Pin | undefined> {
  const found = await readPin()
  return typeof found === 'object' ? found : releaseState.get().pin
}

/**
 * The pin; written again from memory if the browser lost it. The owner is told, because
 * a site can make the browser delete all that it stores (`Clear-Site-Data`).
 */
async function keepPin(): Promise<Pin | undefined> {
  const found = await readPin()
  if (typeof found === 'object') return found
  const { pin } = releaseState.get()
  if (pin ?? found) raiseAlert([], 'lost')
  if (pin) await writePin(pin)
  return pin
}

/** Writes the alert again when the site had the browser delete the whole storage. */
function keepAlert(): void {
  let standing = hostAlert.get()
  hostAlert.subscribe(() => {
    const alert = hostAlert.get()
    // A dismissal leaves an entry.
    const isDeleted = localStorage.getItem('strongroom.v1.host-alert') === null
    if (alert === null && standing !== null && isDeleted)
      hostAlert.set(standing)
    else standing = alert
  })
}

/** Whether this page is the accepted one; undefined where the list was lost. */
async function isAcceptedBy(pin: Pin): Promise<boolean | undefined> {
  const list = await readList(pin.accepted.id)
  return list === undefined ? undefined : isPageOfList(list)
}

/** Decides what the host's answers mean for the release that is accepted by now. */
async function judge(reading: HostReading): Promise<void> {
  const before = await keepPin()
  if (before && !(await hasRelease(before.accepted.id))) raiseAlert([], 'lost')
  const answered = before
    ? judgeHost(before, reading.answer)
    : await acceptFirst(reading)
  const pin = await findPin()
  const host = pin ? await store(answered, reading, pin) : note(answered)
  releaseState.set({
    ...{ host, pin },
    isLost: pin !== undefined && !(await hasRelease(pin.accepted.id)),
    isAccepted:
      pin === undefined ||
      ((await isAcceptedBy(pin)) ?? releaseState.get().isAccepted),
  })
}

/** Raises the alert for a change, or notes that it is over. */
function note(host: HostState): HostState {
  if (host.kind === 'changed') raiseAlert(host.differences)
  else if (host.kind !== 'silent')
    hostAlert.set((alert) => alert && { ...alert, isOver: true })
  return host
}

/** Stores the release that is offered, or the accepted one if the browser lost it. */
async function store(
  answered: HostState,
  reading: HostReading,
  pin: Pin,
): Promise<HostState | undefined> {
  const host = note(answered)
  if (host.kind === 'silent' || host.kind === 'changed') return host
  const { id } = host.kind === 'offer' ? host.release : pin.accepted
  await deleteOthers(pin, id)
  if (await hasRelease(id)) return host
  // Another tab may have deleted it since it was read.
  if (!reading.files) return host.kind === 'same' ? host : undefined
  try {
    await writeRelease(id, reading.files, reading.list ?? '')
    releaseState.set({ isFull: false })
    return host
  } catch {
    // The accepted release stays, and so does the one before.
    releaseState.set({ isFull: true })
    return host.kind === 'same' ? host : undefined
  }
}

/** Accepts the release that this page is from, if the host serves all of it. */
async function acceptFirst(reading: HostReading): Promise<HostState> {
  const { answer, list, files } = reading
  if (answer.kind === 'silent') return answer
  if (answer.kind === 'unreadable')
    return { kind: 'changed', differences: answer.differences }
  const { release } = answer
  const state = judgeHost({ accepted: release, previous: null }, answer)
  if (state.kind !== 'same') return state
  if (!isPageOfList(list))
    return {
      kind: 'changed',
      differences: [
        {
          path: '/release.json',
          kind: 'changed',
          expected: '',
          found: release.sha256,
        },
      ],
    }
  try {
    if (files) await writeRelease(release.id, files, list ?? '')
    await pinRelease(release)
  } catch (error) {
    releaseState.set({ isFull: !(error instanceof ReleaseChangeError) })
  }
  return state
}

/**
 * Makes a stored release the accepted one, and opens it in this tab. If a request is open
 * by then whose answer a reload would lose, the tab stays as it is and offers the reload.
 */
export async function acceptRelease(
  release: KeptRelease,
  isRequestOpen: () => boolean,
): Promise<void> {
  // Without a worker the host would answer the reload.
  if (!(await navigator.serviceWorker.getRegistration())?.active)
    throw new ReleaseChangeError('noWorker')
  const pin = await inTurn('releases', () => pinRelease(release))
  if (isRequestOpen())
    releaseState.set({
      pin,
      host: undefined,
      isAccepted: isPageOfList(await readList(pin.accepted.id)),
    })
  else location.reload()
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (value: string) => string },
  ): { createScriptURL(value: string): string }
}

let policy: ReturnType<TrustedTypes['createPolicy']> | undefined

/** The address of this page's worker, as the policy of the page takes it. */
function workerUrl(path: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  // A page may create this policy once.
  policy ??= trustedTypes?.createPolicy('service-worker', {
    createScriptURL: (value) => {
      if (!Object.hasOwn(ownHashes(), value) || !isWorker(value))
        throw new TypeError('This page was not published with this worker.')
      return value
    },
  })
  return policy?.createScriptURL(path) ?? path
}

/** Registers this page's worker if the browser has none, or one of another release. */
async function keepWorker({ answer }: HostReading): Promise<void> {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.getRegistration()
  const active = registration?.active
  if (active && (await isReplaced(active.scriptURL)))
    return removeReplaced(registration, active.scriptURL)
  const own = Object.keys(ownHashes()).find(isWorker)
  const isServed =
    answer.kind === 'answered' &&
    answer.differences.length === 0 &&
    own !== undefined &&
    answer.release.workers.includes(own)
  if (!isServed || active?.scriptURL === new URL(own, location.href).href)
    return
  // The browser may use its own copy for a day: fewer chances to replace the worker.
  const next = await serviceWorker.register(workerUrl(own), {
    updateViaCache: 'all',
  })
  watchWorker(next)
}

/** Whether the host serves other bytes than those that the worker's address names. */
async function isReplaced(scriptUrl: string): Promise<boolean> {
  const [, name] = /\/worker-([\da-f]{32})\.js$/.exec(scriptUrl) ?? []
  if (name === undefined) return false
  try {
    const response = await fetch(scriptUrl, {
      cache: 'no-store',
      signal: AbortSignal.timeout(answerWithin),
    })
    const type = response.headers.get('Content-Type') ?? ''
    // The browser takes no other answer for a worker.
    if (!response.ok || !/javascript|ecmascript/.test(type)) return false
    return !(await hashText(await response.text())).startsWith(name)
  } catch {
    return false
  }
}

/**
 * Removes a worker that the host has replaced or is about to. The next page comes from the
 * host then, where the hashes in the headers refuse changed scripts; a replaced worker
 * would answer with a page without these headers.
 */
async function removeReplaced(
  registration: ServiceWorkerRegistration,
  scriptUrl: string,
): Promise<void> {
  const path = new URL(scriptUrl).pathname
  raiseAlert(
    [{ path, kind: 'changed', expected: path.slice(8, -3), found: null }],
    'worker',
  )
  await registration.unregister()
}

const watched = new WeakSet<ServiceWorkerRegistration>()

/** The bytes behind a registered address never change: an update is an attack. */
function watchWorker(registration: ServiceWorkerRegistration): void {
  if (watched.has(registration)) return
  watched.add(registration)
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration
    if (active && installing?.scriptURL === active.scriptURL)
      void removeReplaced(registration, active.scriptURL)
  })
}

/**
 * Keeps the accepted release in this browser, and checks the host now and every hour.
 * Does nothing where the browser has no workers.
 *
 * @param isReplaced the browser found other bytes behind the worker's address while the
 * page was starting
 */
export async function startReleases(isReplaced: boolean): Promise<void> {
  // Browsers leave `navigator.serviceWorker` out on insecure origins.
  const { serviceWorker } = navigator as Partial<Navigator>
  if (serviceWorker === undefined) return
  const registration = await serviceWorker.getRegistration()
  if (registration) {
    watchWorker(registration)
    const { active } = registration
    if (isReplaced && active)
      await removeReplaced(registration, active.scriptURL)
  }
  keepAlert()
  const pin = await findPin()
  if (pin) {
    const isAccepted = await isAcceptedBy(pin)
    releaseState.set({
      ...{ pin, isAccepted: isAccepted ?? false },
      isLost: isAccepted === undefined,
    })
  }
  // Chromium decides by itself; in Firefox it waits for the owner's click on a check.
  if ('userAgentData' in navigator) keepStorage()
  const check = () => checkHost().catch(() => undefined)
  await check()
  setInterval(check, checkEvery)
}

/** Removes the worker and all releases: the deployment wants no offline use. */
export async function removeWorker(): Promise<void> {
  const { serviceWorker } = navigator as Partial<Navigator>
  const found = (await serviceWorker?.getRegistrations()) ?? []
  await Promise.all(found.map((registration) => registration.unregister()))
  if (found.length === 0) return
  for (const name of await caches.keys())
    if (name.startsWith('strongroom-')) await caches.delete(name)
}
