import { Fragment, type ReactNode } from 'react'
import type { OwnerRule } from '../../review/sentenceLabels.tsx'
import { cleanText } from '../../text/cleanText.ts'
import { formatDuration } from '../../text/formatDuration.ts'
import type { Labels } from '../defaultLabels.ts'
import { count } from './count.ts'
import { describeResets } from './describeResets.ts'

const unitReasons = {
  single: 'nur eine Quelle kennt die Nachkommastellen',
  contradicted: 'die Quellen widersprechen sich dabei',
  likeCoin: 'es nennt sich wie die Münze des Netzwerks',
}

const join = (
  items: readonly ReactNode[],
  wordBefore: (at: number) => string,
): ReactNode => (
  <>
    {items.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items have their places
      <Fragment key={at}>
        {at > 0 && wordBefore(at)}
        {item}
      </Fragment>
    ))}
  </>
)

const list = (items: readonly ReactNode[]) =>
  join(items, (at) => (at === items.length - 1 ? ' und ' : ', '))

const nft = (id: bigint | undefined, collection: ReactNode) => (
  <>
    {id === undefined ? 'NFTs' : `NFT ${id}`} von {collection}
  </>
)

const unlimited = (token: ReactNode) => <>unbegrenzt {token}</>
const everyNft = (collection: ReactNode) => <>jedes NFT von {collection}</>

/** What a transaction does, and who receives something. */
export const sentences = {
  transactionSentence: {
    nothing: (to) => <>Nichts senden: leerer Aufruf an {to}</>,
    send: (amount, to) => (
      <>
        {amount} an {to} senden
      </>
    ),
    sent: (amount, to) => (
      <>
        {amount} an {to} gesendet
      </>
    ),
    sendFrom: (amount, from, to) => (
      <>
        {amount} von {from} an {to} senden
      </>
    ),
    recipients: (found) => count(found, 'Empfänger', 'Empfänger'),
    nft,
    nfts: (found) => count(found, 'NFT', 'NFTs'),
    moreTokens: (found) => count(found, 'weiteres Token', 'weitere Token'),
    list,
    ofToken: (amount, token) => (
      <>
        {amount} (Token {token})
      </>
    ),
    units: (value, token, why) => (
      <>
        {`${value}`} Einheiten des Tokens {token}
        {why && why !== 'unknown' && ` (${unitReasons[why]})`}
      </>
    ),
    pay: (amount, to, isOpen, rest) => (
      <>
        {isOpen ? 'Das verbrauchte Gas und ' : 'Bis zu '}
        {amount} an {to} zahlen, und: {rest}
      </>
    ),
    executor: 'das ausführende Konto',
    approve: (spender, amount, isIncrease) => (
      <>
        {spender} erlauben, {amount}
        {isIncrease && ' mehr'} auszugeben
      </>
    ),
    revoke: (spender, token) => (
      <>
        {spender} nicht mehr erlauben, {token} auszugeben
      </>
    ),
    unlimited,
    unlimitedUnits: (token) => <>unbegrenzt Einheiten des Tokens {token}</>,
    everyNft,
    rejection: (nonce) =>
      nonce === undefined
        ? 'Ablehnung: verwirft jede Transaktion mit derselben Nonce'
        : `Ablehnung: verwirft jede Transaktion mit der Nonce ${nonce}`,
    batch: (found, items, more) => (
      <>
        {`${count(found, 'Aktion', 'Aktionen')}: `}
        {join(items, () => '; ')}
        {more > 0 && ` und ${more} weitere`}
      </>
    ),
    part: (sentence) => sentence,
    settings: (method) => `Einstellungen des Safes ändern: ${method}`,
    owners: (added, removed, rule, isPart) => (
      <>
        {added.length === 0 && removed.length === 0 ? (
          'Zahl der nötigen Bestätigungen ändern'
        ) : added.length === removed.length ? (
          <>
            {list(removed)} durch {list(added)} ersetzen
          </>
        ) : added.length === 0 ? (
          <>{list(removed)} als Inhaber entfernen</>
        ) : (
          <>
            {list(added)} als Inhaber hinzufügen
            {removed.length > 0 && <> und {list(removed)} entfernen</>}
          </>
        )}
        {rule && (isPart ? <> ({rule})</> : <>; {rule}</>)}
      </>
    ),
    rule: ({ threshold, owners }, now, isPart) => {
      const share = (rule: OwnerRule) =>
        rule.owners === undefined
          ? `${rule.threshold}`
          : `${rule.threshold} von ${rule.owners}`
      const after = `${share({ threshold, owners })} müssen bestätigen`
      if (!now) return after
      return isPart
        ? `${after}, bisher ${share(now)}`
        : `${after} (bisher ${share(now)})`
    },
    module: (module, isEnabled, known, revived) =>
      known?.kind === 'allowance' ? (
        <>
          Ausgabenlimits {isEnabled ? 'ein' : 'aus'}schalten (Modul {module})
          {isEnabled && !revived && '; frühere gelten vielleicht wieder'}
          {revived && revived.length > 0 && (
            <>
              {'; wieder '}
              {list(revived)}
            </>
          )}
        </>
      ) : isEnabled ? (
        <>Ein Modul alles ohne Bestätigungen bewegen lassen: {module}</>
      ) : (
        <>Das Modul {module} ausschalten</>
      ),
    spendingLimit: (change, delegate, object) => {
      switch (change.change) {
        case 'set':
          return change.amount > 0n ? (
            <>
              {delegate} {describeResets(change.resetMinutes)} bis zu {object}{' '}
              ohne jede Bestätigung ausgeben lassen
            </>
          ) : (
            <>
              Das Ausgabenlimit von {delegate} für {object} auf 0 setzen
            </>
          )
        case 'reset':
          return (
            <>
              Das Ausgabenlimit von {delegate} für {object} zurücksetzen
            </>
          )
        case 'delete':
          return (
            <>
              Das Ausgabenlimit von {delegate} für {object} entfernen
            </>
          )
        case 'add':
          return change.revived?.length ? (
            <>{delegate} frühere Ausgabenlimits zurückgeben</>
          ) : (
            <>
              {delegate} Ausgabenlimits erlauben
              {!change.revived && '; frühere gelten vielleicht wieder'}
            </>
          )
        case 'remove':
          return change.removesLimits ? (
            <>Alle Ausgabenlimits von {delegate} entfernen</>
          ) : (
            <>Die Ausgabenlimits von {delegate} aussetzen</>
          )
      }
    },
    guard: (guard, isOfModules) =>
      guard === undefined ? (
        <>Den Guard{isOfModules && ' der Module'} entfernen</>
      ) : (
        <>
          Den Guard{isOfModules && ' der Module'} setzen: {guard}
        </>
      ),
    fallbackHandler: (handler) => (
      <>Den Fallback-Handler auf {handler} ändern</>
    ),
    singleton: (contract) =>
      contract === undefined ? (
        'Die Contract-Version des Safes ändern'
      ) : (
        <>Die Contract-Version des Safes auf {contract} ändern</>
      ),
    handlerMethod: 'Ändern, wie der Safe anderen Contracts antwortet',
    invalidChange: 'Inhaber oder Schwelle so ändern, dass der Safe es ablehnt',
    recovery: (change, module, recoverer) => {
      switch (change.change) {
        case 'cancel':
          return change.nonce === 1n ? (
            <>Wiederherstellungsversuch 1 von {module} abbrechen</>
          ) : (
            <>
              Wiederherstellungsversuche von {module} bis Nummer{' '}
              {`${change.nonce}`} abbrechen
            </>
          )
        case 'recoverer':
          return change.enabled ? (
            <>
              {recoverer} diesen Safe über {module} wiederherstellen lassen
            </>
          ) : (
            <>
              {recoverer} diesen Safe nicht mehr über {module} wiederherstellen
              lassen
            </>
          )
        case 'cooldown':
          return (
            <>
              Die Wartezeit von Wiederherstellungen durch {module} auf{' '}
              {formatDuration(change.seconds, 'de')} setzen
            </>
          )
        case 'expiration':
          return change.seconds === 0n ? (
            <>Wiederherstellungsversuche von {module} nie verfallen lassen</>
          ) : (
            <>
              Wiederherstellungsversuche von {module}{' '}
              {formatDuration(change.seconds, 'de')} nach ihrer Wartezeit
              verfallen lassen
            </>
          )
        case 'execute':
          return (
            <>Den nächsten Wiederherstellungsversuch von {module} ausführen</>
          )
        case 'skip':
          return (
            <>
              Abgelaufene Wiederherstellungsversuche von {module} überspringen
            </>
          )
      }
    },
    message: 'Eine Nachricht auf der Chain signieren, im Namen dieses Safes',
    hash: (safe) => <>Eine Transaktion oder Nachricht von {safe} genehmigen</>,
    approves: (safe, rest) => (
      <>
        Für {safe} genehmigen: {rest}
      </>
    ),
    delegate: (to) => <>Den Code von {to} als dieser Safe ausführen</>,
    call: (method, to, amount) => (
      <>
        {method} von {to} aufrufen
        {amount && <> mit {amount}</>}
      </>
    ),
    unknownMethod: 'eine unbekannte Funktion',
    inner: (caller, rest) => (
      <>
        Als {caller}: {rest}
      </>
    ),
    unknown: (digits) => `unbekannte Adresse ${digits}`,
  },
  limitMeter: {
    limit: (amount, resetMinutes) => (
      <>
        {amount} {describeResets(resetMinutes)}
      </>
    ),
    remaining: (amount) => <>{amount} übrig</>,
    spent: (amount) => <>{amount} ausgegeben</>,
    used: 'Nichts übrig',
    nextReset: (date) => <>Beginnt neu am {date}</>,
    noReset: 'Beginnt nicht neu',
  },
  recipientList: {
    title: 'Wer etwas erhält',
    count: (found, hasHistory) =>
      `${count(found, 'Empfänger', 'Empfänger')}${hasHistory ? ' · Verlauf laut Gateway' : ''}`,
    unknown: 'Unbekannte Adresse',
    paid: (found, date) =>
      `${found === 1 ? 'Einmal' : `${found} Mal`} bezahlt, zuletzt am ${date}`,
    firstPayment: 'Erste Zahlung',
    looksLike: (name) => `Sieht aus wie ${name}`,
    code: {
      contract: 'Ein Contract',
      account: 'Kein Contract: ein gewöhnliches Konto',
    },
    roles: {
      refund: 'Erhält die Erstattung der Gebühr',
      owner: 'Wird Inhaber',
      module: 'Wird Modul',
      guard: 'Wird Guard',
      handler: 'Wird Fallback-Handler',
    },
    nft,
    units: (value, token) => (
      <>
        {`${value}`} Einheiten des Tokens {token}
      </>
    ),
    spends: (amount, isIncrease) => (
      <>
        Darf {amount}
        {isIncrease && ' mehr'} ausgeben
      </>
    ),
    revoked: 'Darf dieses Token nicht mehr ausgeben',
    unlimited,
    everyNft,
    allowance: (allowance, balance) => (
      <>
        Darf jetzt ausgeben: {allowance}. Der Safe hat {balance}.
      </>
    ),
    unread: 'nicht bekannt',
    inThis: 'In dieser Transaktion',
    imitated: (name) =>
      name ? `Ihre Adresse für ${name}` : 'Die Adresse, die Sie kennen',
    now: 'Wohin der Name jetzt führt',
    confirm: (finding) => {
      switch (finding.kind) {
        case 'recipient-look-alike':
        case 'recipient-name-changed':
          return `Ich habe diese Adresse mit ${finding.name ? cleanText(finding.name, 64).text : 'ihrem Inhaber'} am Telefon oder persönlich geprüft`
        case 'recipient-burn':
          return 'Ich weiß: Was dorthin gesendet wird, ist verloren'
        case 'recipient-is-token':
          return 'Ich weiß: Der Contract des Tokens kann behalten, was er erhält'
        default:
          return 'Ich weiß, was das bedeutet, und möchte fortfahren'
      }
    },
    more: (found) =>
      `Und ${count(found, 'weiterer Empfänger', 'weitere Empfänger')}`,
    showMore: 'Mehr Empfänger zeigen',
    previous: 'Vorige Empfänger zeigen',
    moreRisky: (found) =>
      found === 1
        ? 'Ein gerade nicht gezeigter braucht Ihre Aufmerksamkeit'
        : `${found} gerade nicht gezeigte brauchen Ihre Aufmerksamkeit`,
  },
} satisfies Partial<Labels>
