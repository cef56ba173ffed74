-- A gateway of the version before may still write. These locks wait for its
-- transactions, and make its next ones wait until the new functions count them.
-- Their order is the one in which the indexer writes, against deadlocks.
LOCK TABLE "safe_state", "execution", "transfer", "multisig_transaction" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "safe_totals" ADD COLUMN "waiting" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "safe_totals" ADD COLUMN "executions" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "safe_totals" ADD COLUMN "incoming" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "safe_totals" ADD COLUMN "modules" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "mark_executed"(chain text, hashes text[], is_executed boolean) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	one record;
	step integer := CASE WHEN is_executed THEN -1 ELSE 1 END;
BEGIN
	FOR one IN WITH changed AS (
			UPDATE multisig_transaction AS p SET executed = is_executed
			WHERE p.chain_id = chain AND p.safe_tx_hash = ANY(hashes) AND p.executed <> is_executed
			RETURNING p.safe, p.nonce)
		SELECT safe, array_agg(nonce) AS nonces FROM changed GROUP BY safe ORDER BY safe
	LOOP
		UPDATE safe_totals AS t SET
			queued = t.queued + step * (SELECT count(*) FROM unnest(one.nonces) AS moved WHERE moved >= t.nonce),
			waiting = t.waiting + step * cardinality(one.nonces)
		WHERE t.chain_id = chain AND t.safe = one.safe;
	END LOOP;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "track_executions"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	-- The safe's row is locked first, and each statement sees what others have
	-- committed by then: a proposal and its execution cannot miss each other.
	-- Keys travel as arrays: a plan that joins the changed rows with a table is
	-- kept for as long as the session lives, also when the table has grown.
	IF TG_OP <> 'INSERT' THEN
		FOR one IN SELECT chain_id, safe, count(*) AS number FROM removed GROUP BY chain_id, safe ORDER BY chain_id, safe
		LOOP
			UPDATE safe_totals SET executions = executions - one.number WHERE chain_id = one.chain_id AND safe = one.safe;
		END LOOP;
		FOR one IN SELECT chain_id, array_agg(safe_tx_hash) AS hashes FROM removed GROUP BY chain_id ORDER BY chain_id
		LOOP
			PERFORM mark_executed(one.chain_id, one.hashes, false);
		END LOOP;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO safe_totals (chain_id, safe, executions)
			SELECT chain_id, safe, count(*) FROM added GROUP BY chain_id, safe ORDER BY chain_id, safe
			ON CONFLICT (chain_id, safe) DO UPDATE SET executions = safe_totals.executions + excluded.executions;
		FOR one IN SELECT chain_id, array_agg(safe_tx_hash) AS hashes FROM added GROUP BY chain_id ORDER BY chain_id
		LOOP
			PERFORM mark_executed(one.chain_id, one.hashes, true);
		END LOOP;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "track_proposals"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	IF TG_OP = 'DELETE' THEN
		FOR one IN SELECT chain_id, safe, array_agg(nonce) AS nonces FROM removed
			WHERE NOT executed GROUP BY chain_id, safe ORDER BY chain_id, safe
		LOOP
			UPDATE safe_totals AS t SET
				queued = t.queued - (SELECT count(*) FROM unnest(one.nonces) AS gone WHERE gone >= t.nonce),
				waiting = t.waiting - cardinality(one.nonces)
			WHERE t.chain_id = one.chain_id AND t.safe = one.safe;
		END LOOP;
	ELSE
		FOR one IN SELECT chain_id, array_agg(DISTINCT safe) AS safes FROM added GROUP BY chain_id ORDER BY chain_id
		LOOP
			PERFORM lock_safe_totals(one.chain_id, one.safes);
		END LOOP;
		FOR one IN SELECT chain_id, safe, array_agg(nonce) AS nonces, array_agg(safe_tx_hash) AS hashes FROM added
			GROUP BY chain_id, safe ORDER BY chain_id, safe
		LOOP
			UPDATE safe_totals AS t SET
				queued = t.queued + (SELECT count(*) FROM unnest(one.nonces) AS fresh WHERE fresh >= t.nonce),
				waiting = t.waiting + cardinality(one.nonces)
			WHERE t.chain_id = one.chain_id AND t.safe = one.safe;
			PERFORM mark_executed(one.chain_id, (
				SELECT array_agg(safe_tx_hash) FROM execution
				WHERE chain_id = one.chain_id AND safe_tx_hash = ANY(one.hashes)), true);
		END LOOP;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "follow_nonces"(chain text, safes text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	PERFORM 1 FROM safe_totals WHERE chain_id = chain AND safe = ANY(safes) ORDER BY safe FOR UPDATE;
	FOR one IN SELECT listed AS safe, coalesce(newest.nonce, 0) AS nonce, coalesce(newest.modules, '[]') AS modules
		FROM unnest(safes) AS listed LEFT JOIN LATERAL (
			SELECT s.nonce, s.modules FROM safe_state AS s WHERE s.chain_id = chain AND s.safe = listed
			ORDER BY s.block_number DESC LIMIT 1) AS newest ON true
	LOOP
		UPDATE safe_totals AS t SET nonce = one.nonce, queued = t.queued
			+ (SELECT count(*) FROM multisig_transaction AS p WHERE p.chain_id = chain AND p.safe = one.safe
				AND NOT p.executed AND p.nonce >= one.nonce AND p.nonce < t.nonce)
			- (SELECT count(*) FROM multisig_transaction AS p WHERE p.chain_id = chain AND p.safe = one.safe
				AND NOT p.executed AND p.nonce >= t.nonce AND p.nonce < one.nonce)
		WHERE t.chain_id = chain AND t.safe = one.safe AND t.nonce <> one.nonce;
		-- On its own, since most changes of a state leave the indexed modules alone.
		UPDATE safe_totals AS t SET modules = one.modules
		WHERE t.chain_id = chain AND t.safe = one.safe AND t.modules <> one.modules;
	END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION "track_transfers"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	one record;
BEGIN
	IF TG_OP <> 'INSERT' THEN
		FOR one IN SELECT chain_id, safe, count(*) AS number FROM removed WHERE "to" = safe
			GROUP BY chain_id, safe ORDER BY chain_id, safe
		LOOP
			UPDATE safe_totals SET incoming = incoming - one.number WHERE chain_id = one.chain_id AND safe = one.safe;
		END LOOP;
	END IF;
	IF TG_OP <> 'DELETE' THEN
		INSERT INTO safe_totals (chain_id, safe, incoming)
			SELECT chain_id, safe, count(*) FROM added WHERE "to" = safe GROUP BY chain_id, safe ORDER BY chain_id, safe
			ON CONFLICT (chain_id, safe) DO UPDATE SET incoming = safe_totals.incoming + excluded.incoming;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "transfer_totals_insert" AFTER INSERT ON "transfer" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "track_transfers"();--> statement-breakpoint
CREATE TRIGGER "transfer_totals_update" AFTER UPDATE ON "transfer" REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION "track_transfers"();--> statement-breakpoint
CREATE TRIGGER "transfer_totals_delete" AFTER DELETE ON "transfer" REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION "track_transfers"();--> statement-breakpoint
INSERT INTO "safe_totals" ("chain_id", "safe", "waiting", "executions", "incoming", "modules")
SELECT counted."chain_id", counted."safe", sum("waiting"), sum("executions"), sum("incoming"), coalesce((
	SELECT "modules" FROM "safe_state" AS s WHERE s."chain_id" = counted."chain_id" AND s."safe" = counted."safe"
	ORDER BY s."block_number" DESC LIMIT 1), '[]') FROM (
	SELECT "chain_id", "safe", 0 AS "waiting", 0 AS "executions", 0 AS "incoming" FROM "safe_totals"
	UNION ALL SELECT "chain_id", "safe", 1, 0, 0 FROM "multisig_transaction" WHERE NOT "executed"
	UNION ALL SELECT "chain_id", "safe", 0, 1, 0 FROM "execution"
	UNION ALL SELECT "chain_id", "safe", 0, 0, 1 FROM "transfer" WHERE "to" = "safe"
) AS counted GROUP BY counted."chain_id", counted."safe"
ON CONFLICT ("chain_id", "safe") DO UPDATE SET "waiting" = excluded."waiting",
	"executions" = excluded."executions", "incoming" = excluded."incoming", "modules" = excluded."modules";--> statement-breakpoint
CREATE INDEX "safe_totals_modules" ON "safe_totals" USING gin ("modules");
