//! What to do when the certificate of an answer is bad: other ways to a better one.

use dashu_int::IBig;
use dashu_ratio::RBig;

use super::{Certificate, DOUBTFUL, Patience, Rule, Solver};
use crate::matrix::tableau;

/// Work that exact numbers may take, rows times columns times the smaller of both: about a
/// second.
const LARGEST_EXACT: usize = 60 * 60 * 60;

impl Solver {
    /// Tries other ways to an answer whose certificate is good, or keeps the best answer.
    #[cold]
    pub(super) fn repair<P: Patience>(
        &mut self,
        certificate: Certificate,
        patience: &mut P,
    ) -> Result<Certificate, P::Stop> {
        let mut best = (certificate, self.row.clone(), self.column.clone());
        for way in [Solver::resume::<P>, Solver::restart, Solver::solve_exactly] {
            way(self, patience)?;
            let certificate = self.certify();
            if certificate.worst() <= DOUBTFUL {
                return Ok(certificate);
            }
            if certificate.worst() < best.0.worst() {
                best = (certificate, self.row.clone(), self.column.clone());
            }
        }
        self.is_settled = false;
        self.row.copy_from_slice(&best.1);
        self.column.copy_from_slice(&best.2);
        Ok(best.0)
    }

    /// Makes the table of the same variables anew from the payoffs, with the greatest pivots
    /// first: what rounding errors were in it are gone.
    pub(super) fn rebuild<P: Patience>(&mut self, patience: &mut P) -> Result<(), P::Stop> {
        let columns = self.columns;
        self.entering.clear();
        self.entering.extend(self.basic.iter().filter(|&&variable| variable < columns));
        self.leaving.clear();
        let slacks = self.free.iter().filter(|&&variable| variable >= columns);
        self.leaving.extend(slacks.map(|variable| variable - columns));
        self.set_up();
        while !self.entering.is_empty() {
            let mut greatest = (0.0, 0, 0);
            for (from, &row) in self.leaving.iter().enumerate() {
                let line = &self.table[row * self.stride..][..columns];
                for (to, &column) in self.entering.iter().enumerate() {
                    if line[column].abs() > greatest.0 {
                        greatest = (line[column].abs(), from, to);
                    }
                }
            }
            let (size, from, to) = greatest;
            if size <= f64::EPSILON {
                return Ok(());
            }
            let (row, column) = (self.leaving.swap_remove(from), self.entering.swap_remove(to));
            self.pivot(row, column);
            patience.pivot(self.table.len())?;
        }
        Ok(())
    }

    /// Goes on from the last table without its rounding errors.
    fn resume<P: Patience>(&mut self, patience: &mut P) -> Result<(), P::Stop> {
        self.rebuild(patience)?;
        self.run(Rule::Steepest, patience)?;
        self.read();
        Ok(())
    }

    /// Begins again, more carefully.
    fn restart<P: Patience>(&mut self, patience: &mut P) -> Result<(), P::Stop> {
        self.set_up();
        self.run(Rule::Least, patience)?;
        self.read();
        Ok(())
    }

    /// Solves the game with payoffs rounded to whole numbers, so finely that the error does not
    /// count.
    fn solve_exactly<P: Patience>(&mut self, patience: &mut P) -> Result<(), P::Stop> {
        const UNIT: f64 = (1_u64 << 42) as f64;
        let work = self.rows * self.columns * self.rows.min(self.columns);
        if work > LARGEST_EXACT {
            return Ok(());
        }
        let whole = |payoff: &f64| IBig::from(1 + (payoff * UNIT).round() as i64);
        let rows = self.payoffs.chunks_exact(self.stride);
        let entries: Vec<IBig> =
            rows.flat_map(|row| row[..self.columns].iter().map(whole)).collect();
        let shares = patience
            .with_meter(|meter| tableau::solve(self.rows, self.columns, &entries, meter))?;
        self.is_settled = false;
        let fraction = |parts: &IBig| {
            RBig::from_parts_signed(parts.clone(), shares.total.clone()).to_f64().value()
        };
        let weights = self.row.iter_mut().chain(&mut self.column);
        for (weight, parts) in weights.zip(shares.row.iter().chain(&shares.column)) {
            *weight = fraction(parts);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::matrix::simplex::Endless;

    #[test]
    fn every_way_to_repair_an_answer_is_a_way_to_find_it() {
        let mut solver = Solver::new();
        for size in 2..12_usize {
            let payoff = |at: usize| ((at * at * 37 + 11 * at) % 101) as f64 / 100.0;
            let entries: Vec<f64> = (0..size * (size + 1)).map(payoff).collect();
            let value = solver.solve(size, size + 1, &entries, 0.0).value;
            if solver.saddle(&entries, 0.0).is_some() {
                continue;
            }
            let (low, range) = solver.survey(&entries);
            for way in [Solver::resume, Solver::restart, Solver::solve_exactly] {
                solver.row.fill(0.0);
                solver.column.fill(0.0);
                let Ok(()) = way(&mut solver, &mut Endless);
                let certificate = solver.certify();
                assert!(certificate.worst() < 1e-12);
                assert!((low + range * certificate.value - value).abs() < 1e-11);
            }
        }
    }

    #[test]
    fn bad_answers_are_repaired() {
        let mut solver = Solver::new();
        solver.solve(3, 3, &[0.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0], 0.0);
        solver.set_up();
        solver.row.copy_from_slice(&[1.0, 0.0, 0.0]);
        let bad = solver.certify();
        assert!(bad.worst() > 0.1);
        let Ok(repaired) = solver.repair(bad, &mut Endless);
        assert!(repaired.worst() < 1e-12);
    }
}
