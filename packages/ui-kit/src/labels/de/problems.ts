import { cleanText } from '../../text/cleanText.ts'
import type { Labels } from '../defaultLabels.ts'
import { provenStatus, status } from './transactions.ts'

const clean = (text: string, max = 64) => cleanText(text, max).text

const places = {
  gateway: 'Das Gateway nennt einen anderen Hash, als diese Felder ergeben.',
  chain: 'Der Safe-Contract berechnet aus diesen Feldern einen anderen Hash.',
  transactionId: 'Die Kennung der Transaktion gehört zu einem anderen Hash.',
}

const states = {
  owners: 'Gateway und Chain widersprechen sich bei den Inhabern.',
  threshold: 'Gateway und Chain widersprechen sich bei der Schwelle.',
  nonce: 'Gateway und Chain widersprechen sich bei der nächsten Nonce.',
  version: 'Gateway und Chain widersprechen sich bei der Contract-Version.',
}

const witnesses = { second: 'Ein zweiter RPC', wallet: 'Ihre Wallet' }

const statusOf = (given: string) =>
  Object.hasOwn(status, given)
    ? status[given as keyof typeof status]
    : clean(given, 32)

const claims = {
  status:
    'Der Status des Gateways passt nicht zu den Signaturen, die es geschickt hat.',
  confirmationsSubmitted:
    'Das Gateway zählt andere Signaturen, als es geschickt hat.',
  proposedBy: 'Das Gateway nennt als Erstes ein Konto, das nicht signiert hat.',
  preparedSignature:
    'Die gepackte Signatur des Gateways besteht nicht aus den Signaturen, die es geschickt hat.',
}

const shared = {
  chain: (problem) => ({
    text: 'Ihr RPC gehört zu einem anderen Netzwerk als dieser Safe.',
    detail: `Erwartet: Netzwerk ${problem.expected}. Erhalten: ${problem.actual}.`,
  }),
  state: (problem) => ({
    text: states[problem.field],
    detail: `Gateway: ${problem.gateway}. Chain: ${problem.chain}.`,
  }),
  rpc: (problem) => ({
    text: 'Ihr RPC hat keine gültige Antwort gegeben, also konnte auf der Chain nichts geprüft werden.',
    detail:
      problem.cause instanceof Error ? problem.cause.message : 'Keine Antwort.',
  }),
  code: () => ({
    text: 'Ein Teil dieser Seite wurde nicht geladen, daher konnten Signaturen nicht geprüft werden. Laden Sie die Seite neu.',
  }),
} satisfies Partial<Labels['problems']>

/** What a verification found; see `ProblemLabels`. */
export const problems: Labels['problems'] = {
  ...shared,
  malformed: (problem) => ({
    text: 'Der Eintrag des Gateways ist nicht als Transaktion lesbar.',
    detail: `Feld: ${problem.field}`,
  }),
  hash: (problem) => ({
    text: places[problem.source],
    detail: `Aus den gezeigten Feldern: ${problem.expected}. Angegeben: ${problem.actual}.`,
  }),
  transaction: (problem) => ({
    text: 'Das Gateway hat eine andere Transaktion geschickt als die im Link.',
    detail: `Angefragt: ${problem.expected}. Erhalten: ${problem.actual}.`,
  }),
  'description-differs': (problem) => ({
    text: 'Das Gateway beschreibt diese Transaktion anders als ihre Bytes.',
    detail: `${problem.field}. Gateway: ${problem.gateway}. Bytes: ${problem.local}.`,
  }),
  status: ({ gateway, chain }) => ({
    text: `Das Gateway sagt „${statusOf(gateway)}“, die Chain aber „${provenStatus[chain]}“.`,
    detail: 'Gezeigt wird der Zustand der Chain.',
  }),
  'lone-node': ({ gateway, node, against }) => ({
    text: `Ihr RPC sagt „${provenStatus[node]}“, das Gateway „${statusOf(gateway)}“.`,
    detail:
      against.length > 1
        ? 'Ein zweiter RPC und Ihre Wallet widersprechen Ihrem RPC.'
        : (against.map(
            (one) => `${witnesses[one]} widerspricht Ihrem RPC.`,
          )[0] ??
          'Keine andere Quelle stimmt Ihrem RPC zu, der Zustand ist also nicht bekannt.'),
  }),
  safe: (problem) => ({
    text: 'Diese Transaktion gehört zu einem anderen Safe.',
    detail: `Geöffnet: ${problem.expected}. Im Eintrag: ${problem.actual}.`,
  }),
  signature: (problem) => ({
    text: 'Eine Bestätigung ist keine gültige Signatur ihres Inhabers.',
    detail: `${problem.owner}: ${problem.reason}.`,
  }),
  owner: (problem) => ({
    text: 'Eine Bestätigung stammt von einem Konto, das kein Inhaber ist.',
    detail: problem.owner,
  }),
  confirmations: (problem) => ({
    text: 'Laut Gateway ist sie ausführbar, aber zu wenige Bestätigungen sind gültig.',
    detail: `${problem.valid} von ${problem.required} sind gültig.`,
  }),
  nonce: (problem) => ({
    text: `Ersetzt: Eine andere Transaktion hat Nonce ${problem.nonce} verbraucht.`,
    detail: `Nonce ${problem.nonce}, nächste auf der Chain ${problem.chain}.`,
  }),
}

/** The same for messages. */
export const messageProblems: Labels['messageProblems'] = {
  ...shared,
  malformed: (problem) => ({
    text: 'Die Nachricht kann nicht gelesen werden.',
    detail: `Feld: ${problem.field}`,
  }),
  hash: (problem) => ({
    text:
      problem.source === 'gateway'
        ? 'Das Gateway nennt einen anderen Hash, als diese Nachricht hat.'
        : 'Der Safe-Contract berechnet aus dieser Nachricht einen anderen Hash.',
    detail: `Aus der gezeigten Nachricht: ${problem.expected}. Angegeben: ${problem.actual}.`,
  }),
  domain: (problem) => ({
    text: 'Der Safe-Contract hat eine andere Domain als die hier berechnete.',
    detail: `Hier berechnet: ${problem.expected}. Auf der Chain: ${problem.actual}.`,
  }),
  message: (problem) => ({
    text: 'Das Gateway hat eine andere Nachricht geschickt als die angefragte.',
    detail: `Angefragt: ${problem.expected}. Erhalten: ${problem.actual}.`,
  }),
  claim: (problem) => ({
    text: claims[problem.field],
    detail: `Gateway: ${problem.gateway}. Aus den Signaturen: ${problem.local}.`,
  }),
  confirmations: (problem) => ({
    text: 'Laut Gateway haben genug Inhaber signiert, aber zu wenige Signaturen sind gültig.',
    detail: `${problem.valid} von ${problem.required} sind gültig.`,
  }),
  refused: () => ({
    text: 'Es gibt genug Signaturen, aber der Safe-Contract akzeptiert sie nicht.',
  }),
  signature: (problem) => ({
    text: 'Eine Signatur ist nicht von dem Inhaber, dem sie zugeschrieben wird.',
    detail: `${problem.owner}: ${problem.reason}.`,
  }),
  owner: (problem) => ({
    text: 'Eine Signatur stammt von einem Konto, das kein Inhaber ist.',
    detail: problem.owner,
  }),
}

const chains = (risk: { readonly stated: string; readonly chainId: string }) =>
  `Netzwerk ${risk.stated}, dieser Safe liegt auf ${risk.chainId}.`

const by = (author: string | undefined) =>
  author === undefined ? [] : [`beschrieben von ${clean(author)}`]

const withDetail = (text: string, detail: string | undefined) =>
  detail ? { text, detail } : { text }

const contradictions = {
  operation:
    'Die Beschreibung des Autors nennt eine andere Operation als die Bytes. Es gelten die gelesenen Werte.',
  account:
    'Die Beschreibung des Autors nennt ein anderes Konto als die Bytes. Es gelten die gelesenen Werte.',
  amount:
    'Die Beschreibung des Autors nennt einen anderen Betrag oder ein anderes Token als die Bytes. Es gelten die gelesenen Werte.',
}

/** What a signer of a message must know; see `MessageRiskLabels`. */
export const messageRisks: Labels['messageRisks'] = {
  'message-unreadable': (_, decision) => ({
    text:
      decision === 'refuse'
        ? 'Diese Nachricht ist nicht lesbar und wird daher nicht signiert. Sie können das in den Einstellungen erlauben.'
        : 'Diese Nachricht ist nicht lesbar. Sie kann ein Auftrag, eine Erlaubnis oder eine Transaktion sein.',
  }),
  'message-too-long': () => ({
    text: 'Diese Nachricht ist zu lang, um ganz gezeigt zu werden. Lesen Sie sie anderswo vollständig, bevor Sie signieren.',
  }),
  'message-hidden-characters': () => ({
    text: 'Dieser Text enthält unsichtbare Zeichen oder solche, die seine Richtung ändern. Sie sind unten markiert.',
  }),
  'message-too-many-values': () => ({
    text: 'Diese Nachricht hat zu viele Werte, um sie zu lesen.',
  }),
  'message-domain-only': () => ({
    text: 'Damit wird eine Domain ohne Nachricht signiert.',
  }),
  'message-of-this-safe': () => ({
    text: 'Das ist eine Transaktion oder Nachricht dieses Safes in der Form einer App-Nachricht. Wer die Signatur hat, könnte als der Safe handeln.',
  }),
  'message-of-other-safe': (risk) =>
    withDetail(
      'Das ist eine Transaktion oder Nachricht eines anderen Safes. Vergleichen Sie ihren Hash dort, bevor Sie signieren.',
      risk.contract,
    ),
  'message-other-chain': (risk) => ({
    text: 'Diese Nachricht gilt für ein anderes Netzwerk als das dieses Safes.',
    detail: chains(risk),
  }),
  'message-unbound': () => ({
    text: 'Diese Nachricht nennt kein Netzwerk oder keinen Contract; sie kann an mehr als einem Ort gelten.',
  }),
  'sign-in-site': (risk) => ({
    text: 'Damit melden Sie sich auf einer anderen Seite an als der, die fragt.',
    detail: `Anmeldung bei ${risk.domain}. Gefragt hat ${risk.host}.`,
  }),
  'sign-in-text': ({ domain, host }) =>
    withDetail(
      host
        ? 'Das liest sich wie eine Anmeldung auf einer anderen Seite als der, die fragt.'
        : 'Das liest sich wie eine Anmeldung. Wer die Signatur erhält, ist als dieser Safe angemeldet: Signieren Sie nur, wenn Sie das auf dieser Seite selbst begonnen haben.',
      [
        ...(domain ? [`Anmeldung bei ${clean(domain, 80)}.`] : []),
        ...(host ? [`Gefragt hat ${host}.`] : []),
      ].join(' '),
    ),
  'sign-in-account': (risk) => ({
    text: 'Diese Anmeldung nennt ein anderes Konto als diesen Safe.',
    detail: risk.account,
  }),
  'sign-in-chain': (risk) => ({
    text: 'Diese Anmeldung nennt ein anderes Netzwerk als das dieses Safes.',
    detail: chains(risk),
  }),
  permit: (risk) =>
    withDetail(
      risk.isUnlimited
        ? 'Ein anderes Konto darf damit ein Token dieses Safes vollständig nehmen, jetzt und später, ohne weitere Bestätigung.'
        : 'Ein anderes Konto darf damit Token dieses Safes nehmen, ohne weitere Bestätigung.',
      [
        ...(risk.spender === undefined
          ? []
          : [`Darf ausgeben: ${risk.spender}`]),
        ...(risk.isUnlimited
          ? ['Betrag unbegrenzt']
          : risk.amount === undefined
            ? []
            : [`Betrag ${risk.amount} in kleinsten Einheiten`]),
        ...(risk.token === undefined ? [] : [`Token ${risk.token}`]),
        ...(risk.contract === undefined ? [] : [`Contract ${risk.contract}`]),
      ]
        .join(', ')
        .slice(0, 400),
    ),
  'description-hides': ({ part, account, amount, author, isProven }) =>
    withDetail(
      part === 'amount'
        ? 'Die Beschreibung des Autors lässt einen Betrag weg. Es gelten die gelesenen Werte.'
        : isProven
          ? 'Die Beschreibung des Autors lässt ein Konto weg, das etwas erhält. Es gelten die gelesenen Werte.'
          : 'Die Beschreibung des Autors lässt eine Adresse weg. Sie kann ein Hilfs-Contract sein.',
      [
        ...(account === undefined ? [] : [account]),
        ...(amount === undefined ? [] : [`${amount} in kleinsten Einheiten`]),
        ...by(author),
      ].join(', '),
    ),
  'description-contradicts': ({ part, author }) =>
    withDetail(contradictions[part], by(author).join()),
  'description-changed': ({ file }) => ({
    text: 'Eine Datei dieser Wallet wurde auf ihrem Server verändert und wird nicht verwendet. Dann kann auch mehr verändert sein: Vergleichen Sie auf einem anderen Gerät, was Sie signieren.',
    detail: `${file}.json`,
  }),
  order: () => ({
    text: 'Das ist ein Auftrag. Wer die Signatur hat, kann zu seinem Preis nehmen, was er anbietet.',
  }),
  delegation: () => ({
    text: 'Ein anderes Konto darf damit Transaktionen im Namen dieses Safes senden.',
  }),
}
