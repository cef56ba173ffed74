import type { texts as english } from '../en/rpcAnswer.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  answered:
    'Ihr RPC wird verwendet. Er hat in {milliseconds} ms geantwortet, Block {block}.',
  badUrl: 'Geben Sie eine Adresse mit http oder https ein.',
  notAllowed:
    'Die Sicherheitsregeln dieser Website erlauben {origin} nicht. Unten steht, wie Sie einen eigenen RPC erlauben.',
  otherChain: 'Dieser RPC bedient die Chain {found}, nicht {wanted}.',
  noAnswer:
    'Der RPC hat nicht geantwortet: Er ist nicht erreichbar oder antwortet keinen Webseiten (CORS).',
}
