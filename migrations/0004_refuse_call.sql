-- Undoes the statement that calls it, so that one statement reserves a model call under all its limits or under none (spending/budget-store.ts).
CREATE FUNCTION refuse_call(full_budgets text) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'no room in: %', full_budgets USING ERRCODE = 'HS001';
END $$;
