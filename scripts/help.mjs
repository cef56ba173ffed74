export const startHelp = `Usage: npm start -- [options]

Starts the whole local stack: two chains with the Safe contracts, the gateway,
the wallet, the sample app and the popup wallet, with demo data, and builds the
documentation beside them. Ctrl-C stops everything; data survives and is picked
up by the next start.

Options
  --reset       Delete the local data and start afresh.
  --no-build    Serve what was built last time.
  --verbose     Show the gateway's log.
  --rpc <url>   Let the wallet connect to an RPC endpoint of your own, which you
                then choose in its settings. May be given several times.
  --help        Show this text.

Environment variables (default)
  WALLET_PORT          Port of the wallet (5173)
  SAMPLE_APP_PORT      Port of the sample app (5174)
  WAYPOINT_PORT        Port of the popup wallet (5175)
  GATEWAY_PORT         Port of the gateway (5180)
  CHAIN_1337_PORT      Port of chain 1337 "Local" (8545)
  CHAIN_2021_PORT      Port of chain 2021 "Saigon (local)" (8546)
  RELAY_PORT           Port of the WalletConnect relay (5176)
  PHONE_PORT           Port of the phone wallet, which uses it (5177)
  DOCS_PORT            Port of the documentation (5178)
  STRONGROOM_DATA      Folder of all local data (.strongroom)
  DATABASE_URL         PostgreSQL for the gateway instead of the built-in
                       database, e.g. postgres://user:secret@localhost/strongroom
  GATEWAY_PUBLIC_URL   Address under which browsers reach the gateway
                       (http://localhost:<GATEWAY_PORT>)
  GATEWAY_ALLOWED_ORIGINS
                       Comma list of web origins whose pages may call the
                       gateway besides the stack's own; "loopback" means every
                       page of localhost, 127.0.0.1 and [::1] (loopback)
  GATEWAY_PRICES       JSON file with the gateway's prices
                       (scripts/stack/demoPrices.json)
  LOG_LEVEL            Level of the gateway's log (info)`

export const testHelp = `Usage: npm test -- [options]

Installs, then runs lint, types, packages, consumers, sizes, unit, browser, story and end-to-end
tests, and ends with a line "N passed, N failed".

What takes too long for every change runs with "npm run test:long".

Options
  --only a,b    Run only these steps (names as printed).
  --skip a,b    Leave these steps out.
  --shard 1/3   Run one part of the test files of each step.
  --help        Show this text.

Environment variables
  CHROMIUM_PATH        Chromium or Chrome to test with. Without it an installed
                       one is looked for, then Playwright's own is downloaded.
  CHROMIUM_SHELL_PATH  Chromium without windows, for most of the tests: they need
                       half the processor time. Without it an installed
                       chromium-headless-shell is taken.
  TEST_DATABASE_URL    PostgreSQL server on which the gateway's tests may create
                       databases. Without it a temporary server is started when
                       PostgreSQL is installed; otherwise those tests run on the
                       built-in database alone.`

export const benchHelp = `Usage: npm run bench -- [options]

Installs, then runs every benchmark beside its published peers, those of pages
against a stack of its own, and writes bench/RESULTS.md. Ends with 1 when a
benchmark missed one of its limits. Leave the machine alone meanwhile.

Options
  --only a,b    Run only these benchmarks (names as printed); RESULTS.md stays.
  --skip a,b    Leave these benchmarks out; RESULTS.md stays.
  --help        Show this text.`
