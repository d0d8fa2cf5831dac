-- Row-level security holds for the tables' owner too, whom it would let pass otherwise (rule SCHOOL-1).
DO $$
DECLARE walled text;
BEGIN
  FOREACH walled IN ARRAY ARRAY['org_logos', 'org_addresses'] LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', walled);
  END LOOP;
END $$;
