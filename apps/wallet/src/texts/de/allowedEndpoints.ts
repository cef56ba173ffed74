import type { texts as english } from '../en/allowedEndpoints.ts'
import type { Translation } from '../locales.ts'

export const texts: Translation<typeof english> = {
  allowed: 'RPCs, die diese Website verwenden darf',
  allowedText:
    'Die Sicherheitsregeln dieser Website nennen sie; der Browser verweigert alle anderen.',
  runOwn:
    'Für einen eigenen RPC betreiben Sie die Wallet selbst und erlauben ihn dort:',
  runCommand: 'npm start -- --rpc https://ihr-node.example',
  deploy:
    'Bei einer veröffentlichten Wallet trägt dieser Befehl ihn in config.json ein und gibt die nötigen Header aus:',
  deployCommand: 'pnpm allow-rpc config.json https://ihr-node.example',
}
