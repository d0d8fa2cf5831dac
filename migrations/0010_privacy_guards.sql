-- What was issued stands, but for two things (rule ERASE-4): the buyer's name and address go when their account is erased, and a document goes
-- when tax law's time is over, 72 months after the 31 December that follows the end of its financial year in India.
DROP TRIGGER billing_documents_append_only ON billing_documents;
--> statement-breakpoint
CREATE FUNCTION guard_billing_documents() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.issued_at < make_timestamptz(extract(year FROM now() AT TIME ZONE 'Asia/Kolkata')::int - 7, 4, 1, 0, 0, 0, 'Asia/Kolkata') THEN
      RETURN OLD;
    END IF;
  ELSIF to_jsonb(NEW) - 'content' = to_jsonb(OLD) - 'content'
    AND NEW.content = jsonb_set(OLD.content, '{buyer}', (OLD.content -> 'buyer') || '{"name": "", "email": ""}')
    AND EXISTS (SELECT 1 FROM account_deletions d WHERE d.uid = OLD.uid AND d.erasing_at IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER billing_documents_guard BEFORE UPDATE OR DELETE ON billing_documents
  FOR EACH ROW EXECUTE FUNCTION guard_billing_documents();
--> statement-breakpoint
CREATE TRIGGER billing_documents_stay BEFORE TRUNCATE ON billing_documents
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
-- The audit log loses its beginning after twelve months (364 days at least, since months differ), up to a cut that is written down first (rule LOG-4). Nothing else of it can go.
CREATE TRIGGER audit_cuts_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_cuts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
--> statement-breakpoint
DROP TRIGGER audit_log_append_only ON audit_log;
--> statement-breakpoint
CREATE FUNCTION guard_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.at < now() - interval '364 days'
    AND EXISTS (SELECT 1 FROM audit_cuts c WHERE c.seq >= OLD.seq) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_guard BEFORE DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION guard_audit_log();
--> statement-breakpoint
CREATE TRIGGER audit_log_stays BEFORE UPDATE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting();
