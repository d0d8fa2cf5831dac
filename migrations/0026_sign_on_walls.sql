-- Row-level security holds for the tables' owner too, whom it would let pass otherwise (rule SCHOOL-1).
DO $$
DECLARE walled text;
BEGIN
  FOR walled IN SELECT relname FROM pg_class WHERE relrowsecurity AND relnamespace = 'public'::regnamespace LOOP
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', walled);
  END LOOP;
END $$;
